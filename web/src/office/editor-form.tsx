import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { conflict as conflictPanel, labelOf } from './conflict.ts'
import { DialogActions } from './dialog.tsx'
import type { Editor } from './use-editor.ts'

const DraftNotice = ({ onDrop }: { onDrop: () => void }) => (
  <p
    className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-taxi-500 border-l-3 bg-taxi-100 py-1.5 pr-2 pl-3 text-taxi-800"
    role="status"
  >
    <span>What stands here is not saved yet.</span>
    <Button variant="secondary" onClick={onDrop}>
      Start afresh
    </Button>
  </p>
)

type EditorFormProps = {
  editor: Editor
  save: string
  /** Shown beside the form where there is room, such as a preview. */
  beside?: ReactNode
  /** Above the buttons, such as how far it is saved. */
  state?: ReactNode
  /** Further buttons beside that which saves. */
  more?: ReactNode
  /** The last button, where it does not throw away what is typed. */
  leave?: { label: string; run: () => void } | undefined
  /** A field's value as a person reads it who must choose between two. */
  shownOf?: ((name: string, value: unknown) => unknown) | undefined
  children: ReactNode
} & Pick<ComponentProps<'form'>, 'onInput'>

const told = (
  { name, theirs, mine }: Editor['conflict']['clashes'][number],
  shownOf: EditorFormProps['shownOf'] = (_, value) => value,
) => ({ name, label: labelOf(name), theirs: shownOf(name, theirs), mine: shownOf(name, mine) })

export const EditorForm = (props: EditorFormProps) => {
  const { editor, save, beside, state, more, leave, shownOf, children, onInput } = props
  const { submit, isSaving, isRestored, conflict, startAfresh, discard } = editor
  const form = (
    <form className="grid min-w-0 gap-3.5" onSubmit={submit} onInput={onInput} noValidate>
      {conflict.clashes.length > 0 && (
        <conflictPanel.Component
          key={conflict.version}
          changedBy={conflict.changedBy}
          updatedAt={conflict.updatedAt}
          clashes={conflict.clashes.map((one) => told(one, shownOf))}
          onChoose={conflict.choose}
        />
      )}
      {isRestored && <DraftNotice onDrop={startAfresh} />}
      {children}
      <DialogActions sticky>
        {state}
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : save}
        </Button>
        {more}
        <Button variant="secondary" onClick={leave?.run ?? discard}>
          {leave?.label ?? 'Cancel'}
        </Button>
      </DialogActions>
    </form>
  )
  if (!beside) return form
  return (
    <div className="grid grid-cols-1 items-start gap-[22px] md:grid-cols-2">
      {form}
      {beside}
    </div>
  )
}
