import type { FieldValues } from 'react-hook-form'
import { Dialog, DialogActions } from '../../office/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import type { Entry, Kind } from './kind.ts'
import { RowImpact } from './row-impact.tsx'
import { useEntryForm } from './use-entry-form.ts'

type EntryDialogProps<E extends Entry, V extends FieldValues> = {
  kind: Kind<E, V>
  /** Absent for a new one. */
  entry?: E | undefined
  onClose: () => void
}

/** Adds or edits an entry. Closing keeps what was typed as a draft; Cancel throws it away. */
export const EntryDialog = <E extends Entry, V extends FieldValues>(
  props: EntryDialogProps<E, V>,
) => {
  const { kind, entry, onClose } = props
  const { form, submit, discard, isRestored, changes, forgive } = useEntryForm(kind, entry, onClose)
  const { isSubmitting } = form.formState
  const plain = entry ? 'Save changes' : `Add ${kind.title}`
  const word = changes.length > 0 ? 'Save anyway' : plain
  return (
    <Dialog title={`${entry ? 'Edit' : 'Add'} ${kind.title}`} onClose={onClose}>
      <form className="grid gap-3.5" onSubmit={submit} onInput={forgive} noValidate>
        {isRestored && <Hint>This is not saved yet. Cancel throws it away.</Hint>}
        <kind.Fields form={form} />
        {changes.length > 0 && <RowImpact changes={changes} />}
        <DialogActions>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : word}
          </Button>
          <Button variant="secondary" onClick={discard}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
