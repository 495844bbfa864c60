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
  type StoredPost,
  searchPosts,
} from '@bong-bari/table'
import { listed, listedPosts, shownPostBySlug } from '../public-data/posts.ts'
import { postSearch } from '../searching/post-words.ts'
import { asOf } from './as-of.ts'

type Query = ParsedInput<typeof posts.list>['query']
type ManagedQuery = ParsedInput<typeof posts.managedList>['query']

const found = (
  { q = '', cursor, limit = limits.postSearch.page, status }: ManagedQuery,
  now: Date,
) => {
  const most = Math.min(limit, limits.postSearch.page)
  return searchPosts({ ...postSearch(q), cursor, limit: most, status, now })
}

type Place = { cursor?: string | undefined; limit?: number | undefined }

/** A search cursor may stop before an item; lists need only the part before that. */
const listing = ({ cursor, limit = limits.postPage.default }: Place, now: Date) => ({
  limit,
  cursor: cursor?.split('~')[0],
  now,
})

export const postPage = async (query: Query, now: Date): Promise<Page<Post[]>> => {
  if (!query.slugs) return listedPosts(listing(query, now))
  const slugs = [...new Set(query.slugs.split(','))].slice(0, limits.postSearch.page)
  const named = await Promise.all(slugs.map((slug) => shownPostBySlug(slug, now)))
  const items = await Promise.all(named.flatMap((one) => one ?? []).map(listed))
  return { items, next: undefined }
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
