import { isPostId, type Post } from '@bong-bari/contract'
import { useEffect, useState } from 'react'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { part } from '../../office/dialog/part.tsx'
import { ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { isPassing } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { keptPost, openedBy } from './kept-posts.ts'
import { useWholePost } from './managed-posts.ts'
import type { DrawPost, EditedPost } from './post-values.ts'
import { UnfinishedPostOffer } from './unfinished-post.tsx'

const editor = part(
  async () => (await import('./post-editor.tsx')).PostEditor,
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
  // Saves while it is open bring their own answers.
  const [first, setFirst] = useState<EditedPost | undefined>(data)
  // Its words are on this device: it can be written without the server.
  const found = data ?? (error && isPassing(error) ? keptPost(id) : undefined)
  if (found && !first) setFirst(found)
  if (first) return <editor.Component post={first} {...rest} />
  if (error)
    return (
      <ListFailed title="The post could not be loaded" error={error} onRetry={() => refetch()} />
    )
  return <ListLoading label="Loading the post..." />
}

/** The editor opens at once; what was begun before is offered above it. */
const NewPost = ({ onCreated, ...rest }: PostDialogProps) => {
  const [createdId, setCreatedId] = useState<string>()
  return (
    <>
      <UnfinishedPostOffer currentId={createdId} onOpen={rest.onOpen} />
      <editor.Component
        onCreated={(id) => {
          setCreatedId(id)
          onCreated(id)
        }}
        {...rest}
      />
    </>
  )
}

const UnfinishedPost = ({ id, ...rest }: PostDialogProps) => {
  const [opened] = useState(() => openedBy(id))
  const { onOpen, onClose } = rest
  useEffect(() => {
    if (opened.id) onOpen(opened.id)
  }, [opened, onOpen])
  if (opened.begun) return <editor.Component begun={opened.begun} {...rest} />
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
const parts = { new: NewPost, stored: EditPost, begun: UnfinishedPost }

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
