import { limits, type Passkey } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { Fingerprint, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog, Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { refusedFields } from '../../office/page/failure.ts'
import { timeWithin, useNow } from '../../office/page/relative-time.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField } from '../../ui/field.tsx'
import { hasPasskeys } from './passkey-support.ts'
import { useAddPasskey, usePasskeys, useRemovePasskey } from './passkeys-query.ts'
import { PanelState, PeoplePanel, PeopleRow, PeopleWords } from './people-panel.tsx'
import { useSessions } from './sessions-query.ts'

type AddPasskeyDialogProps = { device: string; onClose: () => void }

const AddPasskeyDialog = ({ device, onClose }: AddPasskeyDialogProps) => {
  const { mutate, isPending, error } = useAddPasskey(onClose)
  const [name, setName] = useState(device)
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <form
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissing(!name.trim())
          if (name.trim() && !isPending) mutate(name.trim())
        }}
        noValidate
      >
        <InputField
          label="Name"
          required
          autoComplete="off"
          data-autofocus
          maxLength={limits.passkeys.name}
          hint="To tell it from your others. Your browser then asks for your fingerprint, face or screen lock."
          error={isMissing ? 'Name is required' : refusedFields(error).name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" aria-disabled={isPending}>
            <Fingerprint />
            {isPending ? 'Waiting for your browser...' : 'Create passkey'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type ItemProps = {
  passkey: Passkey
  now: number
  isRemoving: boolean
  onRemove: () => void
}

const Item = ({ passkey, now, isRemoving, onRemove }: ItemProps) => {
  const { name, createdAt, lastUsedAt, domain, isUsable, isSynced } = passkey
  return (
    <PeopleRow>
      <Fingerprint className="text-khata-700" />
      <PeopleWords
        name={
          <>
            <bdi className="font-bold">{name}</bdi>{' '}
            {!isUsable && <Badge tone="red">Created for {domain}</Badge>}
          </>
        }
      >
        {lastUsedAt ? (
          <time dateTime={lastUsedAt} title={kolkataTime(lastUsedAt)}>
            Last used {timeWithin(lastUsedAt, now)}
          </time>
        ) : (
          'Not used yet'
        )}
        , added <time dateTime={createdAt}>{kolkataTime(createdAt)}</time>
        {isSynced && ', on all devices of its account'}
      </PeopleWords>
      <Button
        variant="danger"
        className="ml-auto"
        aria-label={`Remove ${name}`}
        aria-disabled={isRemoving}
        onClick={() => isRemoving || onRemove()}
      >
        <Trash2 />
        {isRemoving ? 'Removing...' : 'Remove'}
      </Button>
    </PeopleRow>
  )
}

const describePasskeys = (passkeys: readonly Passkey[] | undefined) => {
  if (passkeys?.some(({ isUsable }) => !isUsable))
    return 'The address of this site has changed, and a passkey works at one address only. Remove the old ones and create them again. Your password still works.'
  if (!hasPasskeys())
    return 'This browser has no passkeys. Another one may, and your password works everywhere.'
  if (passkeys && passkeys.length >= limits.passkeys.max)
    return `You have ${limits.passkeys.max}, the maximum. Remove one to add another.`
  return 'Log in with your fingerprint, face or screen lock. Your password still works.'
}

export const PasskeysPanel = () => {
  const query = usePasskeys()
  const device = useSessions().data?.find(({ isCurrent }) => isCurrent)?.device ?? ''
  const remove = useRemovePasskey()
  const now = useNow()
  const rowFocus = useRowFocus<HTMLElement>()
  const [isAdding, setIsAdding] = useState(false)
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey>()
  const mayAdd = hasPasskeys() && (query.data?.length ?? 0) < limits.passkeys.max
  return (
    <PeoplePanel
      id="passkeys"
      title="Your passkeys"
      action={
        mayAdd && (
          <Button onClick={() => setIsAdding(true)}>
            <Fingerprint />
            Add a passkey
          </Button>
        )
      }
      {...rowFocus}
    >
      <Hint>{describePasskeys(query.data)}</Hint>
      <PanelState query={query} what="The list of your passkeys" />
      {query.data && query.data.length > 0 && (
        <ul>
          {query.data.map((passkey) => (
            <Item
              key={passkey.id}
              passkey={passkey}
              now={now}
              isRemoving={remove.isPending && remove.variables.id === passkey.id}
              onRemove={() => setPasskeyToRemove(passkey)}
            />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskeyDialog device={device} onClose={() => setIsAdding(false)} />}
      {passkeyToRemove && (
        <ConfirmDialog
          title={`Remove ${passkeyToRemove.name}?`}
          yes="Remove"
          onYes={() => {
            remove.mutate(passkeyToRemove)
            setPasskeyToRemove(undefined)
          }}
          onClose={() => setPasskeyToRemove(undefined)}
        >
          <p>
            It can no longer be used to log in. Sessions it opened stay open: end them below if it
            was lost.
          </p>
        </ConfirmDialog>
      )}
    </PeoplePanel>
  )
}
