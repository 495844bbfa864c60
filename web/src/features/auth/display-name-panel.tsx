import { api, limits, type User } from '@bong-bari/contract'
import { useMutation } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api.ts'
import { DialogActions } from '../../office/dialog.tsx'
import { refusedFields, showFailure } from '../../office/failure.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { PeoplePanel } from './people-panel.tsx'
import { useRefreshTeam, useTeam } from './team-query.ts'

export const DisplayNamePanel = ({ user: { id, username } }: { user: User }) => {
  const saved = useTeam().data?.find((member) => member.id === id)?.displayName ?? ''
  const [typed, type] = useState<string>()
  const refresh = useRefreshTeam()
  const text = typed ?? saved
  const { mutate, isPending, error } = useMutation({
    mutationFn: (displayName: string) => call(api.auth.setDisplayName, { body: { displayName } }),
    onSuccess: ({ displayName }) => {
      refresh()
      toast({
        title: 'Name Saved',
        description: `Replies are signed ${displayName ?? username}.`,
      })
    },
    onError: (failed) =>
      showFailure(failed, {
        fallback: 'Your name could not be saved. Check your connection and try again.',
      }),
  })
  return (
    <PeoplePanel id="own-name" title="Your name under replies">
      <form
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate(text)
        }}
      >
        <InputField
          label="Display name"
          autoComplete="name"
          maxLength={limits.displayName}
          placeholder={username}
          hint="Brands read it. Without one replies are signed with your username."
          error={refusedFields(error).displayName}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <DialogActions>
          <Button type="submit" aria-disabled={isPending}>
            <PenLine />
            {isPending ? 'Saving...' : 'Save name'}
          </Button>
        </DialogActions>
      </form>
    </PeoplePanel>
  )
}
