import { limits, type ManagedPost, type PostStatus } from '@bong-bari/contract'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { FilterBar, FilterSearch } from '../../office/filter-bar.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list-states.tsx'
import { LoadMore } from '../../office/load-more.tsx'
import { Panel } from '../../office/panel.tsx'
import { windowPart } from '../../office/part.tsx'
import { Tabs } from '../../office/tabs.tsx'
import { UnreadableItems } from '../../office/unreadable-items.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { useKeptFocus } from '../../office/use-kept-focus.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { ManagedPostRow } from './managed-post-row.tsx'
import { removePost, useManagedPosts } from './managed-posts.ts'
import { PostDialog, prefetchEditor } from './post-dialog.tsx'
import type { DrawPost } from './post-values.ts'
import { UnsentPosts } from './unsent-posts.tsx'
import { usePostFilter } from './use-post-filter.ts'

const deleting = windowPart(async () => (await import('./delete-post-dialog.tsx')).DeletePostDialog)

const NoPosts = ({ onWrite }: { onWrite: () => void }) => (
  <ListEmpty
    art="clothes"
    title="No posts yet"
    action={
      <Button onClick={onWrite}>
        <Plus />
        Write the first post
      </Button>
    }
  >
    Until there is one, the blog shows visitors three stories of its own.
  </ListEmpty>
)

const statuses: readonly { id: PostStatus | 'all'; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'published', label: 'On the blog' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'draft', label: 'Drafts' },
]

const noneOf = {
  published: [
    'No post is published',
    'Until one is, the blog shows visitors three stories of its own.',
  ],
  scheduled: [
    'Nothing is scheduled',
    'A post with a day and time waits here until visitors see it.',
  ],
  draft: [
    'No drafts',
    'What is written and not published yet is kept here, from its first words on.',
  ],
} as const

const NoneOfStatus = ({ status, onWrite }: { status: PostStatus; onWrite: () => void }) => {
  const [title, words] = noneOf[status]
  return (
    <ListEmpty
      art="clothes"
      title={title}
      action={
        <Button onClick={onWrite}>
          <Plus />
          Write a post
        </Button>
      }
    >
      {words}
    </ListEmpty>
  )
}

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <ListEmpty
    art="umbrella"
    title="No post matches these words"
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all posts
      </Button>
    }
  >
    A post is found by words of its title, excerpt and text, in either script.
  </ListEmpty>
)

type PostListProps = {
  posts: ManagedPost[]
  now: number
  onEdit: (id: string) => void
  onDelete: (post: ManagedPost) => void
}

const PostList = ({ posts, now, onEdit, onDelete }: PostListProps) => (
  <ul aria-label="Blog posts">
    {posts.map((post) => (
      <ManagedPostRow
        key={post.id}
        post={post}
        now={now}
        onEdit={() => onEdit(post.id)}
        onDelete={() => onDelete(post)}
      />
    ))}
  </ul>
)

const countOf = (posts: readonly ManagedPost[], hasMore: boolean) =>
  `${posts.length}${hasMore ? '+' : ''} ${posts.length === 1 && !hasMore ? 'post' : 'posts'}`

type PostTabProps = {
  draw: DrawPost
  /** Brings what draws a post. */
  prefetchDrawing: () => void
}

/** Blog Management: the posts, and the dialogs that write, change and delete them. */
export const PostTab = ({ draw, prefetchDrawing }: PostTabProps) => {
  const { filter, seek, choose } = usePostFilter()
  const { q, status } = filter
  const query = useManagedPosts(filter)
  const now = useNow()
  const editor = useEditorAddress('post')
  // A new post that got its id while it was written stays in the same editor.
  const [born, setBorn] = useState<{ id: string; from: string }>()
  const { openId } = editor
  if (born && openId !== born.from && openId !== born.id) setBorn(undefined)
  const shownId = openId === born?.id ? born?.from : openId
  const onBorn = (id: string) => {
    setBorn({ id, from: shownId ?? 'new' })
    editor.rename(id)
  }
  const prefetch = useCallback(() => {
    prefetchEditor()
    prefetchDrawing()
  }, [prefetchDrawing])
  const [leaving, setLeaving] = useState<ManagedPost>()
  const keptFocus = useKeptFocus<HTMLDivElement>()
  const { posts } = query

  const list = () => {
    if (posts?.length === 0 && q) return <NoMatches onClear={() => seek('')} />
    if (posts?.length === 0 && status)
      return <NoneOfStatus status={status} onWrite={() => editor.open('new')} />
    if (posts?.length === 0) return <NoPosts onWrite={() => editor.open('new')} />
    if (posts)
      return (
        <Panel aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
          <PostList posts={posts} now={now} onEdit={editor.open} onDelete={setLeaving} />
          <LoadMore
            hasMore={query.hasNextPage && !query.isPlaceholderData}
            isLoading={query.isFetchingNextPage}
            failure={query.isFetchNextPageError && 'More posts could not be loaded.'}
            onMore={query.fetchNextPage}
          />
        </Panel>
      )
    if (query.isError)
      return (
        <ListFailed
          title="The posts could not be loaded"
          error={query.error}
          onRetry={() => query.refetch()}
        />
      )
    return <ListLoading label="Loading the posts..." />
  }

  return (
    <>
      <FilterBar>
        <FilterSearch
          label="Search posts"
          placeholder="Search posts"
          maxLength={limits.postSearch.text}
          wanted={q}
          onSearch={seek}
        />
        <h2 className="font-normal font-text text-ui">
          <span role="status">{posts ? countOf(posts, query.hasNextPage) : 'Posts'}</span>
        </h2>
      </FilterBar>
      <UnsentPosts openId={editor.openId} prefetch={prefetch} onOpen={editor.open} />
      <UnreadableItems kind="post" name="post" remove={removePost} />
      <Tabs
        label="Posts by status"
        look="inner"
        tabs={statuses}
        selected={status || 'all'}
        onSelect={(id) => choose(id === 'all' ? '' : id)}
      >
        <div className="pt-2.5" {...keptFocus}>
          {list()}
        </div>
      </Tabs>
      {leaving && <deleting.Component post={leaving} onClose={() => setLeaving(undefined)} />}
      {shownId && (
        <PostDialog
          key={shownId}
          id={shownId}
          draw={draw}
          onBorn={onBorn}
          onOpen={editor.rename}
          onClose={editor.close}
        />
      )}
    </>
  )
}
