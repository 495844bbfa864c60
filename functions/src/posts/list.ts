import {
  limits,
  type ManagedPost,
  type Page,
  type ParsedInput,
  type posts,
} from '@bong-bari/contract'
import { searchPosts } from '@bong-bari/table'
import { listed, listedPosts } from '../public-data/posts.ts'
import { postSearch } from '../searching/post-words.ts'

type Query = ParsedInput<typeof posts.list>['query']

const foundPosts = async ({ q = '', cursor, limit = limits.postSearch.page }: Query) => {
  // Strangers look too: what one call reads is bounded, whatever is asked.
  const most = Math.min(limit, limits.postSearch.page)
  const { items, next } = await searchPosts({ ...postSearch(q), cursor, limit: most })
  return { items: await Promise.all(items.map(listed)), next }
}

/** A page of all posts, or of those that a search finds. */
export const postPage = async (query: Query): Promise<Page<ManagedPost[]>> => {
  const { q, cursor, limit = limits.postPage.default } = query
  if (q) return foundPosts(query)
  // A cursor of a search may break off; a list has no use for that.
  return listedPosts({ limit, cursor: cursor?.split('~')[0] })
}
