import type { ManagedPost } from '@bong-bari/contract'
import { part } from '../../office/part.tsx'
import type { PostEditing } from './use-post-editor.ts'

// Seldom wanted, and what compares texts weighs something.
const revisions = part(
  async () => (await import('./revisions-view.tsx')).RevisionsView,
  'Loading the earlier versions...',
)

type PastProps = { editing: PostEditing; post: ManagedPost; onClose: () => void }

/** What a post said before, in place of its form, which keeps every word meanwhile. */
export const Past = ({ editing, post, onClose }: PastProps) => {
  const { editor } = editing
  const hasUnsent = editor.unsent().length > 0
  return (
    <revisions.Component
      post={post}
      now={editor.form.getValues()}
      version={editor.versionNow}
      hindrance={
        hasUnsent
          ? 'Save what you typed first: bringing this back would take the place of it.'
          : undefined
      }
      onBack={editing.takeUp}
      onClose={onClose}
    />
  )
}
