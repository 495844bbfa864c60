import { api, limits, type PostStatus, type SearchedPost } from '@bong-bari/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { loadWithRetry } from '../../begin/load-code.ts'

/** Under the key of the lists of posts, so that what is saved, deleted or restored here changes the heads too. */
export const postHeadsKey = [...keyOf(api.posts.managedList), 'heads']

/** Changes of other admins are found after this long, in ms. */
export const searchFreshMs = 30_000

const readHeads = async (signal: AbortSignal) => {
  const heads: SearchedPost[] = []
  let cursor: string | undefined
  do {
    const page = await call(api.posts.heads, { query: { cursor } }, { signal })
    heads.push(...page.items)
    cursor = page.next
  } while (cursor)
  return heads
}

const loadSearch = () => loadWithRetry(() => import('../../site/search-code.ts'))

/** So many words of an excerpt are searched. */
const maxWords = 40

/** Read in one task; more would make a slow machine miss what is typed meanwhile. */
const postsInTask = 100

const indexHeads = async (heads: readonly SearchedPost[]) => {
  const { siteSearch, siteSearchWords } = await loadSearch()
  const entries = []
  for (const { id, title, excerpt, slug, status } of heads) {
    const searchWords = siteSearchWords(`${slug ?? ''} ${excerpt ?? ''}`, maxWords, title)
    entries.push({ id, title, status, words: searchWords })
    if (entries.length % postsInTask === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  return siteSearch(entries)
}

/** An index of 2,000 posts takes a second to build, so it is kept as long as the heads stay the same. */
const indexes = new WeakMap<readonly SearchedPost[], ReturnType<typeof indexHeads>>()

const indexOf = (heads: readonly SearchedPost[]) => {
  const index = indexes.get(heads) ?? indexHeads(heads)
  indexes.set(heads, index)
  index.catch(() => indexes.delete(heads))
  return index
}

/** Ids of the posts that match, best first, of one status or of all. Rejects if heads or code cannot be loaded. */
export const findPostIds = async (
  client: QueryClient,
  text: string,
  status: PostStatus | '' = '',
): Promise<string[]> => {
  const heads = await client.fetchQuery({
    queryKey: postHeadsKey,
    queryFn: ({ signal }) => readHeads(signal),
    staleTime: searchFreshMs,
  })
  const search = await indexOf(heads)
  return search(text).found.flatMap((one) => (!status || one.status === status ? one.id : []))
}

/** The posts found, from the place `from` on: a page of them, and where the next begins. */
export const readFoundPosts = async (ids: readonly string[], from: number, signal: AbortSignal) => {
  const to = from + limits.postSearch.page
  const named = ids.slice(from, to).join(',')
  const query = { ids: named }
  const items = named ? (await call(api.posts.managedList, { query }, { signal })).items : []
  return { items, next: to < ids.length ? String(to) : undefined }
}
