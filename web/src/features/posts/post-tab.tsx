import { limits, type ManagedPost, type PostStatus, postStatuses } from '@bong-bari/contract'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FilterBar, FilterSearch } from '../../office/list/filter-bar.tsx'
import { ListEmpty, LoadMore } from '../../office/list/list-states.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { changed, useEditorAddress } from '../../office/page/search-params.ts'
import { Tabs } from '../../office/page/tabs.tsx'
import { ResourceList } from '../../office/resource/resource-list.tsx'
import { Button } from '../../ui/button.tsx'
import { ManagedPostRow } from './managed-post-row.tsx'
import { managedPosts, useManagedPosts } from './managed-posts.ts'
import { PostDialog, prefetchEditor } from './post-dialog.tsx'
import type { DrawPost } from './post-values.ts'
import { UnsentPosts } from './unsent-posts.tsx'

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
  draft: ['No drafts', 'Drafts are kept here, from their first words on.'],
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
    A post is found by words of its title and excerpt, in either script.
  </ListEmpty>
)

const countOf = (posts: readonly ManagedPost[], hasMore: boolean) =>
  `${posts.length}${hasMore ? '+' : ''} ${posts.length === 1 && !hasMore ? 'post' : 'posts'}`

type PostTabProps = {
  draw: DrawPost
  prefetchDrawing: () => void
}

/** Filters are in the address, so that reload, Back and a shared link keep them. */
const usePostFilter = () => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q')?.trim() ?? ''
  // Longer than the field allows: no search.
  const q = asked.length > limits.postSearch.text ? '' : asked
  const status: PostStatus | '' = postStatuses.find((one) => one === search.get('is')) ?? ''
  /** Typing a search is one step of the history. */
  const seek = (text: string) =>
    setSearch((now) => changed(now, { q: text }), { replace: Boolean(q && text) })
  const choose = (next: PostStatus | '') => setSearch((now) => changed(now, { is: next }))
  return { filter: { q, status }, seek, choose }
}

export const PostTab = ({ draw, prefetchDrawing }: PostTabProps) => {
  const { filter, seek, choose } = usePostFilter()
  const { q, status } = filter
  const query = useManagedPosts(filter)
  const now = useNow()
  const editor = useEditorAddress('post')
  // A new post that got its id keeps its editor.
  const [born, setCreated] = useState<{ id: string; from: string }>()
  const { openId } = editor
  if (born && openId !== born.from && openId !== born.id) setCreated(undefined)
  const shownId = openId === born?.id ? born?.from : openId
  const onCreated = (id: string) => {
    setCreated({ id, from: shownId ?? 'new' })
    editor.rename(id)
  }
  const prefetch = useCallback(() => {
    prefetchEditor()
    prefetchDrawing()
  }, [prefetchDrawing])
  const { posts, hasMore, isPlaceholderData } = query
  // That the search before found nothing says nothing about this one.
  const isUnknown = isPlaceholderData && posts?.length === 0
  const write = () => editor.open('new')

  const none = () => {
    if (q) return <NoMatches onClear={() => seek('')} />
    if (status) return <NoneOfStatus status={status} onWrite={write} />
    return <NoPosts onWrite={write} />
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
          <span role="status">{posts ? countOf(posts, hasMore) : 'Posts'}</span>
        </h2>
      </FilterBar>
      <UnsentPosts openId={editor.openId} prefetch={prefetch} onOpen={editor.open} />
      <Tabs
        label="Posts by status"
        look="inner"
        tabs={statuses}
        selected={status || 'all'}
        onSelect={(id) => choose(id === 'all' ? '' : id)}
      >
        <ResourceList
          of={managedPosts}
          className="pt-2.5"
          items={isUnknown ? undefined : posts}
          error={query.error}
          onRetry={query.refetch}
          onEdit={editor.open}
          empty={none()}
        >
          {(some, toolsOf) => (
            <Panel aria-busy={isPlaceholderData} className="aria-busy:opacity-60">
              <ul aria-label="Blog posts">
                {some.map((post) => (
                  <ManagedPostRow key={post.id} post={post} now={now} tools={toolsOf(post)} />
                ))}
              </ul>
              <LoadMore
                hasMore={hasMore && !isPlaceholderData}
                isLoading={query.isFetchingNextPage}
                failure={query.isFetchNextPageError && 'More posts could not be loaded.'}
                onMore={query.fetchNextPage}
              />
            </Panel>
          )}
        </ResourceList>
      </Tabs>
      {shownId && (
        <PostDialog
          key={shownId}
          id={shownId}
          draw={draw}
          onCreated={onCreated}
          onOpen={editor.rename}
          onClose={editor.close}
        />
      )}
    </>
  )
}
