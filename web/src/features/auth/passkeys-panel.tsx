import { limits, type Passkey } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { Fingerprint, PenLine, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog, Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { refusedFields } from '../../office/page/failure.ts'
import { timeWithin, useNow } from '../../office/page/relative-time.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField } from '../../ui/field.tsx'
import { hasPasskeys } from './passkey-support.ts'
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './passkeys-query.ts'
import { PanelState, PeoplePanel, PeopleRow, PeopleWords } from './people-panel.tsx'
import { useSessions } from './sessions-query.ts'

type NameFormProps = {
  named: string
  hint: string
  saving: { mutate: (name: string) => void; isPending: boolean; error: unknown }
  /** The button's label, idle and working. */
  labels: [string, string]
  icon: ReactNode
  onClose: () => void
}

const NameForm = ({ named, hint, saving, labels, icon, onClose }: NameFormProps) => {
  const [name, setName] = useState(named)
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(!name.trim())
        if (name.trim() && !saving.isPending) saving.mutate(name.trim())
      }}
      noValidate
    >
      <InputField
        label="Name"
        required
        autoComplete="off"
        data-autofocus
        maxLength={limits.passkeys.name}
        hint={hint}
        error={isMissing ? 'Name is required' : refusedFields(saving.error).name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DialogActions>
        <Button type="submit" aria-disabled={saving.isPending}>
          {icon}
          {labels[saving.isPending ? 1 : 0]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  )
}

const AddPasskeyDialog = ({ device, onClose }: { device: string; onClose: () => void }) => (
  <Dialog title="Add a passkey" onClose={onClose}>
    <NameForm
      named={device}
      hint="To tell it from your others. Your browser then asks for your fingerprint, face or screen lock."
      saving={useAddPasskey(onClose)}
      labels={['Create passkey', 'Waiting for your browser...']}
      icon={<Fingerprint />}
      onClose={onClose}
    />
  </Dialog>
)

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void }

const RenamePasskeyDialog = ({ passkey, onClose }: RenamePasskeyDialogProps) => (
  <Dialog title={`Rename ${passkey.name}`} onClose={onClose}>
    <NameForm
      named={passkey.name}
      hint="For you alone."
      saving={useRenamePasskey(passkey.id, onClose)}
      labels={['Save name', 'Saving...']}
      icon={<PenLine />}
      onClose={onClose}
    />
  </Dialog>
)

type ItemProps = {
  passkey: Passkey
  now: number
  isRemoving: boolean
  onRename: () => void
  onRemove: () => void
}

const Item = ({ passkey, now, isRemoving, onRename, onRemove }: ItemProps) => {
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
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        <Button variant="secondary" aria-label={`Rename ${name}`} onClick={onRename}>
          <PenLine />
          Rename
        </Button>
        <Button
          variant="danger"
          aria-label={`Remove ${name}`}
          aria-disabled={isRemoving}
          onClick={() => isRemoving || onRemove()}
        >
          <Trash2 />
          {isRemoving ? 'Removing...' : 'Remove'}
        </Button>
      </div>
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
  const [renamed, setRenamed] = useState<Passkey>()
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
              onRename={() => setRenamed(passkey)}
              onRemove={() => setPasskeyToRemove(passkey)}
            />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskeyDialog device={device} onClose={() => setIsAdding(false)} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
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
