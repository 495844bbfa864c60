import { limits, type Passkey } from '@bong-bari/contract'
import { Fingerprint, PenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { refusedFields } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useAddPasskey, useRenamePasskey } from './passkeys-query.ts'

type NameFormProps = {
  named: string
  hint: string
  saving: { mutate: (name: string) => void; isPending: boolean; error: unknown }
  /** The button's label, idle and working. */
  words: [string, string]
  icon: ReactNode
  onClose: () => void
}

const NameForm = ({ named, hint, saving, words, icon, onClose }: NameFormProps) => {
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
          {words[saving.isPending ? 1 : 0]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  )
}

export const AddPasskeyDialog = ({ device, onClose }: { device: string; onClose: () => void }) => (
  <Dialog title="Add a passkey" onClose={onClose}>
    <NameForm
      named={device}
      hint="To tell it from your others. Your browser then asks for your fingerprint, face or screen lock."
      saving={useAddPasskey(onClose)}
      words={['Make passkey', 'Waiting for your browser...']}
      icon={<Fingerprint />}
      onClose={onClose}
    />
  </Dialog>
)

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void }

export const RenamePasskeyDialog = ({ passkey, onClose }: RenamePasskeyDialogProps) => (
  <Dialog title={`Rename ${passkey.name}`} onClose={onClose}>
    <NameForm
      named={passkey.name}
      hint="For you alone."
      saving={useRenamePasskey(passkey.id, onClose)}
      words={['Save name', 'Saving...']}
      icon={<PenLine />}
      onClose={onClose}
    />
  </Dialog>
)
