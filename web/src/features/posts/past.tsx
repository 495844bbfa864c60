import { part } from '../../office/part.tsx'
import { type EditedPost, isBeside } from './post-values.ts'
import type { PostEditing } from './use-post-editor.ts'

// Seldom wanted, and comparing texts is heavy.
const revisions = part(
  async () => (await import('./revisions-view.tsx')).RevisionsView,
  'Loading the earlier versions...',
)

const changes = part(
  async () => (await import('./changes-view.tsx')).ChangesView,
  'Loading the changes...',
)

export const Unpublished = ({ editing, post, onClose }: PastProps) => (
  <changes.Component post={post} now={editing.editor.form.getValues()} onClose={onClose} />
)

type PastProps = { editing: PostEditing; post: EditedPost; onClose: () => void }

/** Earlier versions in place of the form, which keeps every word. */
export const Past = ({ editing, post, onClose }: PastProps) => {
  const { editor } = editing
  const hasUnsent = editor.unsent().length > 0
  return (
    <revisions.Component
      post={post}
      editing={editing}
      now={editor.form.getValues()}
      hindrance={
        hasUnsent && !isBeside(post)
          ? 'Save what you typed first: restoring this version would replace it.'
          : undefined
      }
      onClose={onClose}
    />
  )
}
