import { api, isPostId, type Post, type User } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { PencilLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keyOf, queryClient } from '../../api.ts'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { part } from '../../office/dialog/part.tsx'
import { ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { timeWithin } from '../../office/page/relative-time.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { listUnfinishedPosts, resolveUnfinished } from './data/drafts.ts'
import { titleOf, useManagedPosts, useWholePost } from './data/query.ts'
import type { DrawPost, EditedPost } from './data/values.ts'

/** An older draft is not what somebody was writing lately, and would be offered with every new post. */
const maxAgeMs = 30 * 24 * 60 * 60_000

/** Letters of the text that stand for a missing title. */
const maxNameLetters = 60

const nameOf = (title: string, content: string) =>
  title.trim() || cut(content.trim(), maxNameLetters) || titleOf({ title })

const readUsername = () => queryClient.getQueryData<User>(keyOf(api.auth.me))?.username

/** What this person began last: words that only this device has, or else a draft on the server. */
const useUnfinishedPost = (currentId: string | undefined) => {
  // Read once, because what is typed into the new post is kept on this device too.
  const [openedAt] = useState(Date.now)
  const [onDevice] = useState(() => listUnfinishedPosts()[0])
  const { posts = [] } = useManagedPosts({ status: 'draft', q: '' })
  if (onDevice) {
    const name = nameOf(onDevice.title, String(onDevice.values.content ?? ''))
    return { id: onDevice.id, name, where: 'It is on this device, and may not be saved yet.' }
  }
  const username = readUsername()
  const [draft] = posts
    .filter(
      ({ id, status, publishAt, changedBy, updatedAt }) =>
        id !== currentId &&
        status === 'draft' &&
        publishAt === null &&
        changedBy === username &&
        openedAt - Date.parse(updatedAt) < maxAgeMs,
    )
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
  if (!draft) return undefined
  const where = `Saved ${timeWithin(draft.updatedAt, openedAt)}.`
  return { id: draft.id, name: nameOf(draft.title, draft.content), where }
}

type UnfinishedPostOfferProps = {
  /** The post that is being written, once the server has it. */
  currentId: string | undefined
  onOpen: (id: string) => void
}

/** Offers above a new post to go on with the one that was begun before. It is never opened by itself. */
const UnfinishedPostOffer = ({ currentId, onOpen }: UnfinishedPostOfferProps) => {
  const unfinished = useUnfinishedPost(currentId)
  if (!unfinished) return null
  const { id, name, where } = unfinished
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-field bg-jaanla-50 py-1 pr-1 pl-3 [&>svg]:size-[17px] [&>svg]:flex-none">
      <PencilLine aria-hidden="true" />
      <p className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
        You began “<MixedText>{name}</MixedText>”.{' '}
        <span className="text-dense text-khata-700">{where}</span>
      </p>
      <Button variant="secondary" small onClick={() => onOpen(id)}>
        Continue
      </Button>
    </div>
  )
}

const editor = part(
  async () => (await import('./editor/post-editor.tsx')).PostEditor,
  'Loading the editor...',
)

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
  if (data && !first) setFirst(data)
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
