import type { Post } from '@bong-bari/contract'
import { Dialog } from '../../office/dialog.tsx'
import { ListFailed, ListLoading } from '../../office/list-states.tsx'
import { part } from '../../office/part.tsx'
import { useWholePost } from './managed-posts.ts'
import type { DrawPost } from './post-values.ts'

const editor = part(
  async () => (await import('./post-editor.tsx')).PostEditor,
  'Loading the editor...',
)

type PostDialogProps = { id: Post['id'] | 'new'; draw: DrawPost; onClose: () => void }

const EditPost = ({ id, draw, onClose }: PostDialogProps) => {
  const { data, error, refetch } = useWholePost(id)
  if (data) return <editor.Component post={data} draw={draw} onClose={onClose} />
  if (error)
    return (
      <ListFailed title="The post could not be loaded" error={error} onRetry={() => refetch()} />
    )
  return <ListLoading label="Loading the post..." />
}

/** Writes a post (`id` is `new`) or changes one. */
export const PostDialog = ({ id, draw, onClose }: PostDialogProps) => (
  <Dialog wide title={id === 'new' ? 'New Blog Post' : 'Edit Blog Post'} onClose={onClose}>
    {id === 'new' ? (
      <editor.Component draw={draw} onClose={onClose} />
    ) : (
      <EditPost id={id} draw={draw} onClose={onClose} />
    )}
  </Dialog>
)
