import type { ComponentType } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Dialog } from '../../office/dialog.tsx'
import { EditorForm } from '../../office/editor-form.tsx'
import type { Entry, Kind } from './kind.ts'
import { RowImpact } from './row-impact.tsx'
import { useEntryForm } from './use-entry-form.ts'

type EntryDialogProps<E extends Entry, V extends FieldValues> = {
  kind: Kind<E, V>
  /** `id` is that of the entry, which a new one has not yet. */
  Fields: ComponentType<{ form: UseFormReturn<V>; id: number | undefined }>
  /** Absent for a new one. */
  entry?: E | undefined
  onClose: () => void
}

/** Adds or edits an entry. Closing keeps what was typed as a draft; Cancel throws it away. */
export const EntryDialog = <E extends Entry, V extends FieldValues>(
  props: EntryDialogProps<E, V>,
) => {
  const { kind, Fields, entry, onClose } = props
  const { editor, changes, missed, forgive } = useEntryForm(kind, entry, onClose)
  const isWarned = changes.length > 0 || missed !== ''
  const plain = entry ? 'Save changes' : `Add ${kind.title}`
  return (
    <Dialog title={`${entry ? 'Edit' : 'Add'} ${kind.title}`} onClose={onClose}>
      <EditorForm
        editor={editor}
        save={isWarned ? 'Save anyway' : plain}
        shownOf={kind.shownOf}
        onInput={forgive}
      >
        <Fields form={editor.form} id={entry?.id} />
        {isWarned && <RowImpact changes={changes} missed={missed} />}
      </EditorForm>
    </Dialog>
  )
}
