import type { Post } from '@bong-bari/contract'
import { Failed, Loading } from '../../editor/states.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useWholePost } from './managed-posts.ts'
import { PostEditor } from './post-editor.tsx'

const EditPost = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useWholePost(id)
  if (data) return <PostEditor post={data} onClose={onClose} />
  if (error)
    return <Failed title="The post could not be loaded" error={error} onRetry={() => refetch()} />
  return <Loading label="Loading the post..." />
}

/** Writes a post (`id` is `new`) or changes one. */
export const PostDialog = ({ id, onClose }: { id: Post['id'] | 'new'; onClose: () => void }) => (
  <Dialog wide title={id === 'new' ? 'New Blog Post' : 'Edit Blog Post'} onClose={onClose}>
    {id === 'new' ? <PostEditor onClose={onClose} /> : <EditPost id={id} onClose={onClose} />}
  </Dialog>
)
