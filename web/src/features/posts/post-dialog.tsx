import type { Post } from '@bong-bari/contract'
import { useState } from 'react'
import { Dialog } from '../../office/dialog.tsx'
import { isPassing } from '../../office/failure.ts'
import { ListFailed, ListLoading } from '../../office/list-states.tsx'
import { part } from '../../office/part.tsx'
import { keptPost } from './kept-posts.ts'
import { useWholePost } from './managed-posts.ts'
import type { DrawPost } from './post-values.ts'

const editor = part(
  async () => (await import('./post-editor.tsx')).PostEditor,
  'Loading the editor...',
)

/** Brings what the window shows, so that it opens without a connection too. */
export const prefetchEditor = () => editor.prefetch()

type PostDialogProps = {
  id: Post['id'] | 'new'
  draw: DrawPost
  /** Called with the id that a new post got while it was written. */
  onBorn: (id: string) => void
  onClose: () => void
}

const EditPost = ({ id, ...rest }: PostDialogProps) => {
  const { data, error, refetch } = useWholePost(id)
  // What is stored while it is open comes back as an answer of its own.
  const [first, setFirst] = useState(data)
  // Words of a draft are on this device, and the way to the server is not needed to go on with them.
  const found = data ?? (error && isPassing(error) ? keptPost(id) : undefined)
  if (found && !first) setFirst(found)
  if (first) return <editor.Component post={first} {...rest} />
  if (error)
    return (
      <ListFailed title="The post could not be loaded" error={error} onRetry={() => refetch()} />
    )
  return <ListLoading label="Loading the post..." />
}

/** Writes a post (`id` is `new`) or changes one. */
export const PostDialog = ({ id, ...rest }: PostDialogProps) => (
  <Dialog wide title={id === 'new' ? 'New Blog Post' : 'Edit Blog Post'} onClose={rest.onClose}>
    {id === 'new' ? <editor.Component {...rest} /> : <EditPost id={id} {...rest} />}
  </Dialog>
)
