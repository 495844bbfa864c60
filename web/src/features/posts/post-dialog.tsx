import { isPostId, type Post } from '@bong-bari/contract'
import { useEffect, useState } from 'react'
import { Dialog } from '../../office/dialog.tsx'
import { isPassing } from '../../office/failure.ts'
import { ListFailed, ListLoading } from '../../office/list-states.tsx'
import { part } from '../../office/part.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { keptPost, openedBy, unfinishedPosts } from './kept-posts.ts'
import { titleOf, useWholePost } from './managed-posts.ts'
import type { DrawPost, EditedPost } from './post-values.ts'

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

type BegunProps = { begun: ReturnType<typeof unfinishedPosts>; onNew: () => void } & Pick<
  PostDialogProps,
  'onOpen'
>

/** Posts that were begun are offered, never opened by themselves. */
const Begun = ({ begun, onNew, onOpen }: BegunProps) => (
  <div className="grid gap-3.5">
    <ul className="grid gap-2.5">
      {begun.map(({ key, id, title, words }) => (
        <li key={key} className="grid gap-1">
          <p className="wrap-anywhere font-medium">
            Go on with “<MixedText>{titleOf({ title })}</MixedText>”?
          </p>
          <p className="wrap-anywhere line-clamp-2 text-dense text-khata-700">
            <MixedText>{String(words.content ?? '').trim() || 'No text yet.'}</MixedText>
          </p>
          <div>
            <Button onClick={() => onOpen(id)}>Go on with it</Button>
          </div>
        </li>
      ))}
    </ul>
    <p className="text-dense">
      It may not be saved yet. If you begin a new one, it stays on this device, above the list of
      posts.
    </p>
    <div>
      <Button variant="secondary" onClick={onNew}>
        Begin a new one
      </Button>
    </div>
  </div>
)

const NewPost = ({ onOpen, ...rest }: Omit<PostDialogProps, 'id'>) => {
  const [begun, setBegun] = useState(() => unfinishedPosts(Date.now()))
  if (begun.length) return <Begun begun={begun} onNew={() => setBegun([])} onOpen={onOpen} />
  return <editor.Component {...rest} />
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
