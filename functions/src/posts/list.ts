import {
  type ListedPost,
  limits,
  type Page,
  type ParsedInput,
  type Post,
  type posts,
} from '@bong-bari/contract'
import {
  listEveryPost,
  listPostsOf,
  postsWithChanges,
  publicAt,
  type StoredPost,
  searchPosts,
} from '@bong-bari/table'
import { listed, listedPosts } from '../public-data/posts.ts'
import { postSearch } from '../searching/post-words.ts'
import { asOf } from './as-of.ts'

type Query = ParsedInput<typeof posts.list>['query']
type ManagedQuery = ParsedInput<typeof posts.managedList>['query']

const found = (
  { q = '', cursor, limit = limits.postSearch.page, status }: ManagedQuery,
  now: Date,
) => {
  // Public, so bounded whatever is asked.
  const most = Math.min(limit, limits.postSearch.page)
  return searchPosts({ ...postSearch(q), cursor, limit: most, status, now })
}

/** A search cursor may stop before an item; lists need only the part before that. */
const listing = ({ cursor, limit = limits.postPage.default }: Query, now: Date) => ({
  limit,
  cursor: cursor?.split('~')[0],
  now,
})

export const postPage = async (query: Query, now: Date): Promise<Page<Post[]>> => {
  if (!query.q) return listedPosts(listing(query, now))
  const { items, next } = await found({ ...query, status: 'published' }, now)
  const shown = items.flatMap((one) => publicAt(one, now) ?? [])
  return { items: await Promise.all(shown.map(listed)), next }
}

const managedPosts = (query: ManagedQuery, now: Date): Promise<Page<StoredPost[]>> => {
  if (query.q) return found(query, now)
  const { status } = query
  return status ? listPostsOf(status, listing(query, now)) : listEveryPost(listing(query, now))
}

export const managedPage = async (query: ManagedQuery, now: Date): Promise<Page<ListedPost[]>> => {
  const { items, next } = await managedPosts(query, now)
  const [shown, changed] = await Promise.all([
    Promise.all(items.map(listed)),
    postsWithChanges(items.map(({ id }) => id)),
  ])
  const marked = (one: StoredPost) => ({ ...asOf(one, now), hasChanges: changed.has(one.id) })
  return { items: shown.map(marked), next }
}
