import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../dialog/dialog.tsx'
import { labelField as commonLabelOf, conflict as conflictPanel, untilSaved } from './conflict.ts'
import type { Editor } from './use-editor.ts'

const DraftNotice = ({ onDrop }: { onDrop: () => void }) => (
  <p
    className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-taxi-500 border-l-3 bg-taxi-100 py-1.5 pr-2 pl-3 text-taxi-800"
    role="status"
  >
    <span>What is filled in here is not saved yet.</span>
    <Button variant="secondary" onClick={onDrop}>
      Start afresh
    </Button>
  </p>
)

type ConflictProps = {
  editor: Pick<Editor, 'conflict'>
  labelOf?: (name: string) => string
  safe?: string
}

export const Conflict = ({ editor, labelOf = commonLabelOf, safe = untilSaved }: ConflictProps) => {
  const { conflict } = editor
  if (!conflict.fields.length) return null
  return (
    <conflictPanel.Component
      changedBy={conflict.changedBy}
      updatedAt={conflict.updatedAt}
      conflicts={conflict.fields.map((one) => ({
        ...one,
        label: labelOf(one.name),
      }))}
      choices={conflict.choices}
      onChoose={conflict.choose}
      onDone={() => void conflict.decide()}
      safe={safe}
      heading={conflict.panel}
    />
  )
}

type EditorFormProps = {
  editor: Editor
  save: string
  beside?: ReactNode
  state?: ReactNode
  more?: ReactNode
  /** The last button, when it does not discard what is typed. */
  leave?: { label: string; run: () => void } | undefined
  /** True when {@link Conflict} is among the fields, below the typing, so that nothing above it moves. */
  hasOwnConflict?: boolean
  children: ReactNode
} & Pick<ComponentProps<'form'>, 'onInput'>

export const EditorForm = (props: EditorFormProps) => {
  const { editor, save, beside, state, more, leave } = props
  const { hasOwnConflict, children, onInput } = props
  const { submit, isSaving, isRestored, node, startOver, discard } = editor
  const form = (
    <form
      ref={node}
      className="grid min-w-0 gap-3.5"
      onSubmit={submit}
      onInput={onInput}
      noValidate
    >
      {!hasOwnConflict && <Conflict editor={editor} />}
      {isRestored && <DraftNotice onDrop={startOver} />}
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
