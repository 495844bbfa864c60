import {
  api,
  type ListedPost,
  limits,
  type ManagedPost,
  type Page,
  type PostStatus,
} from '@bong-bari/contract'
import { cut, withoutMarks } from '@bong-bari/text'
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../../api.ts'
import { findPostIds, readFoundPosts, searchFreshMs } from '../../../office/resource/post-search.ts'
import {
  createListed,
  quoteName,
  refetchUnlessMutating,
} from '../../../office/resource/resource.ts'
import { nowInTrash, storeItem } from '../../../office/resource/resource-changes.ts'
import type { EditedPost } from './values.ts'

/** The title as lists show it, because a draft may have none. */
export const titleOf = ({ title }: { title: string }) => title.trim() || 'Untitled'

const listKey = keyOf(api.posts.managedList)
const limit = limits.postPage.default

/** A status and search words; '' narrows nothing. */
export type PostFilter = { status: PostStatus | ''; q: string }

const listKeyOf = ({ status, q }: PostFilter) => [...listKey, status, q]

const momentOf = ({ publishAt, createdAt }: ManagedPost) => publishAt ?? createdAt

export const managedPosts = createListed<ListedPost>({
  kind: 'post',
  nameOf: titleOf,
  key: listKey,
  order: (a, b) => (momentOf(a) < momentOf(b) ? 1 : -1),
  isOf: ({ status }, queryKey) => {
    const [only, q] = queryKey.slice(listKey.length)
    // The query of the search index holds all posts.
    if (q === undefined) return true
    if (only && only !== status) return false
    // Only the search itself can say whether a post matches.
    return q ? undefined : true
  },
  remove: (id) => call(api.posts.remove, { params: { id } }),
  deleted: (post) => ({
    title: 'Post Deleted!',
    description:
      post.status === 'published'
        ? `${quoteName(post.title)} is no longer on the blog.`
        : nowInTrash(quoteName(titleOf(post))),
  }),
  notDeleted: { title: 'Failed to Delete Post', fallback: 'Failed to delete blog post.' },
})

type PageContext = { client: QueryClient; pageParam: string; signal: AbortSignal }

/** Reads a page of the list, or of what the search finds. */
const readPage = async (
  { status, q }: PostFilter,
  { client, pageParam, signal }: PageContext,
): Promise<Page<ListedPost[]>> => {
  if (q) return readFoundPosts(await findPostIds(client, q, status), Number(pageParam), signal)
  const query = { limit, status: status || undefined, cursor: pageParam || undefined }
  return call(api.posts.managedList, { query }, { signal })
}

/** A post that moved up while pages were read may be on two of them. */
const withoutRepeats = (posts: ListedPost[]) => [
  ...new Map(posts.map((one) => [one.id, one])).values(),
]

/** Posts of all loaded pages that match `filter`; each `content` is only its beginning. */
export const useManagedPosts = (filter: PostFilter) => {
  const query = useInfiniteQuery({
    queryKey: listKeyOf(filter),
    queryFn: (context) => readPage(filter, context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The list stays until the search answers.
    placeholderData: keepPreviousData,
    enabled: hasSession,
    refetchOnWindowFocus: refetchUnlessMutating,
    ...(filter.q && { staleTime: searchFreshMs }),
  })
  const posts = query.data?.pages.flatMap(({ items }) => items)
  // While the next list loads, this is true of the list before.
  const hasMore = Boolean(query.data?.pages.at(-1)?.next)
  return { ...query, hasMore, posts: posts && withoutRepeats(posts) }
}

const lastSaves = new Map<string, Promise<void>>()

/** The last save of a closed editor: the post is not read again before it ends. */
export const noteLastSave = (id: string, last: Promise<void>) => {
  lastSaves.set(id, last)
  last.finally(() => lastSaves.get(id) === last && lastSaves.delete(id))
}

/** Reads one whole post. It is always read anew, so that nobody edits an old copy. */
export const useWholePost = (id: string) =>
  useQuery({
    queryKey: keyOf(api.posts.managed, { params: { id } }),
    queryFn: async ({ signal }) => {
      await lastSaves.get(id)
      return call(api.posts.managed, { params: { id } }, { signal })
    },
    gcTime: 0,
  })

const maxListedLetters = 2_000

/** Roughly as lists have it, until they are refetched: common Markdown signs are left out. */
const toListedPost = ({ changes, ...post }: EditedPost): ListedPost => ({
  ...post,
  hasChanges: Boolean(changes),
  content:
    post.format === 'markdown'
      ? withoutMarks(
          cut(post.content, maxListedLetters)
            .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
            .replace(/^\s*(?:[-+*]|\d+\.)\s+/gm, '')
            .replace(/\*+|~~/g, ''),
        )
      : post.content,
})

/** Puts a saved post into the lists; where it differed `before`, it is new to some. */
export const useStorePost = () => {
  const client = useQueryClient()
  return (post: EditedPost, before: ManagedPost | undefined) =>
    storeItem(
      client,
      managedPosts,
      toListedPost(post),
      before?.status === post.status ? () => -1 : undefined,
    )
}
