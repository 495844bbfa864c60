import {
  api,
  limits,
  type ManagedPost,
  type Page,
  type PostStatus,
  postStatuses,
} from '@bong-bari/contract'
import { cut, withoutMarks } from '@bong-bari/text'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/change-query.ts'

export type PostPages = InfiniteData<Page<ManagedPost[]>, string>

const listKey = keyOf(api.posts.managedList)
const limit = limits.postPage.default

/** Which posts a list has: those of a status, and that have the words of `q`; '' narrows nothing. */
export type PostFilter = { status: PostStatus | ''; q: string }

const keyFor = ({ status, q }: PostFilter) => [...listKey, status, q]
/** The list that narrows nothing. */
export const everyPost = keyFor({ status: '', q: '' })

const readPage = async ({ status, q }: PostFilter, cursor: string, signal: AbortSignal) => {
  const ask = (from: string | undefined) => {
    const query = { limit, q: q || undefined, status: status || undefined, cursor: from }
    return call(api.posts.managedList, { query }, { signal })
  }
  let page = await ask(cursor || undefined)
  // A search says so where it has not found anything yet, and goes on from there.
  while (q && !page.items.length && page.next) page = await ask(page.next)
  return page
}

/** One that went up while pages were loaded may stand on two of them. */
const onceEach = (posts: ManagedPost[]) => [...new Map(posts.map((one) => [one.id, one])).values()]

/** The posts of all loaded pages that `filter` lets through; `content` is only the beginning of each. */
export const useManagedPosts = (filter: PostFilter) => {
  const query = useInfiniteQuery({
    queryKey: keyFor(filter),
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The list stays on the screen until what a search finds has come.
    placeholderData: keepPreviousData,
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })
  const posts = query.data?.pages.flatMap(({ items }) => items)
  return { ...query, posts: posts && onceEach(posts) }
}

/** One whole post, as it stands now: what is edited must not be an old copy. */
export const useWholePost = (id: string) =>
  useQuery({
    queryKey: keyOf(api.posts.managed, { params: { id } }),
    queryFn: ({ signal }) => call(api.posts.managed, { params: { id } }, { signal }),
    gcTime: 0,
  })

type ListPlace = {
  /** The list's own; '' where it has every one. */
  status: PostStatus | ''
  /** The number of a page of the list; undefined in a search, where what is found is for the server to say. */
  page: number | undefined
  /** Whether any page that is loaded has it. */
  isListed: boolean
}

export const has = (posts: ManagedPost[], id: string) => posts.some((one) => one.id === id)

/** Answers go into the lists as they are: their index may lag behind them for a moment. */
export const changeLists = (
  client: QueryClient,
  id: string,
  change: (posts: ManagedPost[], place: ListPlace) => ManagedPost[],
) => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: listKey })) {
    const status = postStatuses.find((one) => one === queryKey.at(-2)) ?? ''
    const isSearch = queryKey.at(-1) !== ''
    changeQuery<PostPages>(client, queryKey, (data) => {
      const isListed = data.pages.some(({ items }) => has(items, id))
      const pages = data.pages.map((page, at) => ({
        ...page,
        items: change(page.items, { status, page: isSearch ? undefined : at, isListed }),
      }))
      return { ...data, pages }
    })
  }
}

export const without = (posts: ManagedPost[], id: string) => posts.filter((one) => one.id !== id)

/** More of a text than any row shows. */
const listedLetters = 2_000

/** Nearly as lists have it, until they are read again: the commonest signs of Markdown are left out. */
const listed = (post: ManagedPost): ManagedPost => ({
  ...post,
  content:
    post.format === 'markdown'
      ? withoutMarks(
          cut(post.content, listedLetters)
            .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
            .replace(/^\s*(?:[-+*]|\d+\.)\s+/gm, '')
            .replace(/\*+|~~/g, ''),
        )
      : post.content,
})

/** Puts a post as it was saved into the lists; where it is new to one, or was something else `before`, at the top. */
export const useStorePost = () => {
  const client = useQueryClient()
  return (post: ManagedPost, before: ManagedPost | undefined) => {
    const isMoved = before?.status !== post.status
    const shown = listed(post)
    changeLists(client, post.id, (posts, { status, page, isListed }) => {
      if (status && status !== post.status) return without(posts, post.id)
      if (isListed) return posts.map((one) => (one.id === post.id ? shown : one))
      return isMoved && page === 0 ? [shown, ...posts] : posts
    })
  }
}

export const removePost = (id: string) => call(api.posts.remove, { params: { id } })
