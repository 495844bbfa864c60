import {
  api,
  isPostId,
  type ListedPost,
  limits,
  type ManagedPost,
  type PostStatus,
  postStatusAt,
  postStatuses,
} from '@bong-bari/contract'
import { longDate, momentWords } from '@bong-bari/site'
import { cut } from '@bong-bari/text'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Check, Clock, CloudOff, ExternalLink, PencilLine, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call, keyOf } from '../../api.ts'
import { Badge } from '../../office/list/badge.tsx'
import { FilterBar, FilterSearch } from '../../office/list/filter-bar.tsx'
import { ListEmpty, LoadMore } from '../../office/list/list-states.tsx'
import { ChangedBy, RowFact, RowFacts, RowText, RowTitle } from '../../office/list/row.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { useEditorAddress, withParams } from '../../office/page/search-params.ts'
import { Tabs } from '../../office/page/tabs.tsx'
import { ResourceList, ResourceRow, type Tools } from '../../office/resource/resource-list.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useIsOffline } from '../../ui/use-browser-state.ts'
import { localStoragePrefix, useHasStoredValue } from '../../ui/use-stored-values.ts'
import { forgetDraft, listUnsentPosts } from './data/drafts.ts'
import { managedPosts, titleOf, useManagedPosts } from './data/query.ts'
import { type DrawPost, postFields, valuesOf } from './data/values.ts'
import { PostDialog } from './post-dialog.tsx'

/** Shows the status at `now`, and when a scheduled post is published. */
const StatusBadge = ({ post, now }: { post: ManagedPost; now: number }) => {
  const status = postStatusAt(post, new Date(now))
  if (status === 'draft')
    return (
      <Badge tone="grey" icon={PencilLine}>
        Draft
      </Badge>
    )
  if (status === 'published')
    return (
      <Badge tone="green" icon={Check}>
        Published
      </Badge>
    )
  return (
    <>
      <Badge tone="amber" icon={Clock}>
        Scheduled
      </Badge>
      {post.publishAt && <b className="font-medium">for {momentWords(post.publishAt, now)}</b>}
    </>
  )
}

/** A row shows so many characters of the content. */
const maxRowLetters = 200

const beginningOf = ({ content }: ListedPost) =>
  content.length > maxRowLetters ? `${cut(content, maxRowLetters)}...` : content

const dateOf = ({ date, publishAt, createdAt }: ListedPost) =>
  date?.trim() ? date : longDate(publishAt ?? createdAt)

const pathOf = (slug: string) => `/blog/${encodeURIComponent(slug)}`

type ManagedPostRowProps = { post: ListedPost; now: number; tools: Tools }

const ManagedPostRow = ({ post, now, tools }: ManagedPostRowProps) => {
  const title = titleOf(post)
  const isPublic = postStatusAt(post, new Date(now)) === 'published'
  return (
    <ResourceRow
      item={post}
      tools={tools}
      more={
        isPublic &&
        post.slug !== null && (
          <ButtonLink
            variant="secondary"
            iconOnly
            href={pathOf(post.slug)}
            target="_blank"
            rel="noopener"
            aria-label={`View ${title} (opens in a new tab)`}
          >
            <ExternalLink />
          </ButtonLink>
        )
      }
    >
      <RowTitle>
        {post.title.trim() ? <MixedText>{post.title}</MixedText> : <i>{title}</i>}
      </RowTitle>
      <RowText>
        <MixedText>{beginningOf(post)}</MixedText>
      </RowText>
      <RowFacts>
        <StatusBadge post={post} now={now} />
        {post.hasChanges && <Badge tone="amber">Changes not public yet</Badge>}
        {isPublic && <RowFact icon={CalendarDays}>{dateOf(post)}</RowFact>}
        {post.slug !== null && <span className="wrap-anywhere min-w-0">{pathOf(post.slug)}</span>}
        <ChangedBy of={post} />
      </RowFacts>
    </ResourceRow>
  )
}

type Unsent = ReturnType<typeof listUnsentPosts>[number]

/** Whether something was typed that the server does not have. */
const hasUnsavedValues = (post: ManagedPost, { values }: Unsent) => {
  const saved = valuesOf(post)
  return postFields.some((name) => {
    const typed = String(values[name] ?? '').trim()
    return typed !== saved[name].trim() && typed !== String(Object(values.base)[name] ?? '').trim()
  })
}

type UnsentRowProps = { unsent: Unsent; isOffline: boolean; onOpen: (id: string) => void }

const UnsentRow = ({ unsent, isOffline, onOpen }: UnsentRowProps) => {
  const { key, id, title, isTried } = unsent
  const input = { params: { id } }
  const { data } = useQuery({
    // No editor begins from this copy.
    queryKey: [...keyOf(api.posts.managed, input), 'unsent'],
    queryFn: ({ signal }) => call(api.posts.managed, input, { signal }),
    enabled: isPostId(id) && !isOffline,
    gcTime: 0,
  })
  const isSaved = data !== undefined && !hasUnsavedValues(data, unsent)
  useEffect(() => {
    if (isSaved) forgetDraft(key)
  }, [isSaved, key])
  if (isSaved) return null
  const shown = <MixedText>{titleOf({ title })}</MixedText>
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-taxi-500 border-l-3 bg-taxi-100 py-1.5 pr-2 pl-3 text-taxi-800">
      <span className="flex min-w-0 flex-1 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-[17px] [&>svg]:flex-none">
        <CloudOff />
        <span className="wrap-anywhere min-w-0">
          {data || !isTried ? (
            <>Your last changes to “{shown}” are only on this device.</>
          ) : (
            <>It is not certain that your last changes to “{shown}” were saved.</>
          )}
        </span>
      </span>
      <Button variant="secondary" onClick={() => onOpen(id)}>
        {isOffline ? 'Open' : 'Open and send'}
      </Button>
    </li>
  )
}

/** Words kept on this device, such as those of a tab that closed offline. */
const UnsentPosts = ({
  openId,
  onOpen,
}: {
  openId: string | undefined
  onOpen: (id: string) => void
}) => {
  const isOffline = useIsOffline()
  const mayHave = useHasStoredValue(localStoragePrefix)
  const unsent = mayHave && !openId ? listUnsentPosts() : []
  if (unsent.length === 0) return null
  return (
    <ul className="mb-2.5 grid gap-2" aria-label="Changes that are only on this device">
      {unsent.map((one) => (
        <UnsentRow key={one.key} unsent={one} isOffline={isOffline} onOpen={onOpen} />
      ))}
    </ul>
  )
}

const statuses: readonly { id: PostStatus | 'all'; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'published', label: 'On the blog' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'draft', label: 'Drafts' },
]

const noStoryYet = 'Until there is one, the blog shows visitors three stories of its own.'

const emptyStates = {
  all: ['No posts yet', noStoryYet],
  published: ['No post is published', noStoryYet],
  scheduled: [
    'Nothing is scheduled',
    'A post with a day and time waits here until visitors see it.',
  ],
  draft: ['No drafts', 'Drafts are kept here, from their first words on.'],
} as const

const NoPosts = ({ of, onWrite }: { of: keyof typeof emptyStates; onWrite: () => void }) => {
  const [title, explanation] = emptyStates[of]
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
      {explanation}
    </ListEmpty>
  )
}

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <ListEmpty
    art="umbrella"
    title="No post matches this search"
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

/** Filters are in the address, so that reload, Back and a shared link keep them. */
const usePostFilter = () => {
  const [search, setSearch] = useSearchParams()
  const text = search.get('q')?.trim() ?? ''
  // A text longer than the field allows comes from a changed address, and is no search.
  const q = text.length > limits.postSearch.text ? '' : text
  const status: PostStatus | '' = postStatuses.find((one) => one === search.get('is')) ?? ''
  /** Typing a search is one step of the history. */
  const searchFor = (text: string) =>
    setSearch((now) => withParams(now, { q: text }), { replace: Boolean(q && text) })
  const chooseStatus = (next: PostStatus | '') => setSearch((now) => withParams(now, { is: next }))
  return { filter: { q, status }, searchFor, chooseStatus }
}

export const PostTab = ({ draw }: { draw: DrawPost }) => {
  const { filter, searchFor, chooseStatus } = usePostFilter()
  const { q, status } = filter
  const query = useManagedPosts(filter)
  const now = useNow()
  const editor = useEditorAddress('post')
  // A new post that got its id keeps its editor.
  const [created, setCreated] = useState<{ id: string; from: string }>()
  const { openId } = editor
  if (created && openId !== created.from && openId !== created.id) setCreated(undefined)
  const shownId = openId === created?.id ? created?.from : openId
  const onCreated = (id: string) => {
    setCreated({ id, from: shownId ?? 'new' })
    editor.rename(id)
  }
  const { posts, hasMore, isPlaceholderData } = query
  // The search before found nothing, which says nothing about this one.
  const isUnknown = isPlaceholderData && posts?.length === 0
  const write = () => editor.open('new')

  const empty = q ? (
    <NoMatches onClear={() => searchFor('')} />
  ) : (
    <NoPosts of={status || 'all'} onWrite={write} />
  )

  return (
    <>
      <FilterBar>
        <FilterSearch
          label="Search posts"
          placeholder="Search posts"
          maxLength={limits.postSearch.text}
          wanted={q}
          onSearch={searchFor}
        />
        <h2 className="font-normal font-text text-ui">
          <span role="status">{posts ? countOf(posts, hasMore) : 'Posts'}</span>
        </h2>
      </FilterBar>
      <UnsentPosts openId={editor.openId} onOpen={editor.open} />
      <Tabs
        label="Posts by status"
        look="inner"
        tabs={statuses}
        selected={status || 'all'}
        onSelect={(id) => chooseStatus(id === 'all' ? '' : id)}
      >
        <ResourceList
          of={managedPosts}
          className="pt-2.5"
          items={isUnknown ? undefined : posts}
          error={query.error}
          onRetry={query.refetch}
          onEdit={editor.open}
          empty={empty}
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
