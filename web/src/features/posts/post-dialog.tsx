import { isPostId, type Post } from '@bong-bari/contract'
import { useEffect, useState } from 'react'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { part } from '../../office/dialog/part.tsx'
import { ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { isPassing } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { readStoredPost, resolveUnfinished } from './data/drafts.ts'
import { useWholePost } from './data/query.ts'
import type { DrawPost, EditedPost } from './data/values.ts'

const editor = part(
  async () => (await import('./editor/post-editor.tsx')).PostEditor,
  'Loading the editor...',
)

/** Loads the editor, so that it opens without a connection too. */
export const prefetchEditor = () => editor.prefetch()

type PostDialogProps = {
  id: Post['id'] | 'new'
  draw: DrawPost
  onCreated: (id: string) => void
  onOpen: (id: string) => void
  onClose: () => void
}

const EditPost = ({ id, ...rest }: PostDialogProps) => {
  const { data, error, refetch } = useWholePost(id)
  // The editor keeps its first copy, because its own saves return the newer ones.
  const [first, setFirst] = useState<EditedPost | undefined>(data)
  // Without the server, a post can be written whose words are on this device.
  const loaded = data ?? (error && isPassing(error) ? readStoredPost(id) : undefined)
  if (loaded && !first) setFirst(loaded)
  if (first) return <editor.Component post={first} {...rest} />
  if (error)
    return (
      <ListFailed title="The post could not be loaded" error={error} onRetry={() => refetch()} />
    )
  return <ListLoading label="Loading the post..." />
}

const UnfinishedPost = ({ id, ...rest }: PostDialogProps) => {
  const [opened] = useState(() => resolveUnfinished(id))
  const { onOpen, onClose } = rest
  useEffect(() => {
    if (opened.id) onOpen(opened.id)
  }, [opened, onOpen])
  if (opened.draftId) return <editor.Component draftId={opened.draftId} {...rest} />
  if (opened.id) return <ListLoading label="Loading the post..." />
  return (
    <div className="grid gap-3.5">
      <p>What you began here is saved, and is in the list of posts.</p>
      <div>
        <Button onClick={onClose}>Show the posts</Button>
      </div>
    </div>
  )
}

const kindOf = (id: string) => (id === 'new' ? 'new' : isPostId(id) ? 'stored' : 'begun')
const parts = { new: editor.Component, stored: EditPost, begun: UnfinishedPost }

/** Writes a new post (`id` is `new`), continues one begun on this device, or edits one. */
export const PostDialog = (props: PostDialogProps) => {
  const kind = kindOf(props.id)
  const Part = parts[kind]
  const title = kind === 'new' ? 'New Blog Post' : 'Edit Blog Post'
  return (
    <Dialog wide title={title} onClose={props.onClose}>
      <Part {...props} />
    </Dialog>
  )
}
