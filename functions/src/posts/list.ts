import {
  type ListedPost,
  limits,
  type Page,
  type ParsedInput,
  type Post,
  type posts,
} from '@bong-bari/contract'
import {
  findPosts,
  listEveryPost,
  listManagedHeads,
  listPostsOf,
  type ManagedHead,
  postsWithChanges,
  type StoredPost,
} from '@bong-bari/table'
import { listed, listedPosts, shownPostBySlug } from '../public-data/posts.ts'
import { asOf } from './publication.ts'

type Query = ParsedInput<typeof posts.list>['query']
type ManagedQuery = ParsedInput<typeof posts.managedList>['query']
type HeadsQuery = ParsedInput<typeof posts.heads>['query']

type Place = { cursor?: string | undefined; limit?: number | undefined }

const listing = ({ cursor, limit = limits.postPage.default }: Place, now: Date) => ({
  limit,
  cursor,
  now,
})

/** At most as many posts as one call may name, each once. */
const namedIn = (line: string) => [...new Set(line.split(','))].slice(0, limits.postSearch.page)

export const postPage = async (query: Query, now: Date): Promise<Page<Post[]>> => {
  if (!query.slugs) return listedPosts(listing(query, now))
  const slugs = namedIn(query.slugs)
  const named = await Promise.all(slugs.map((slug) => shownPostBySlug(slug, now)))
  const items = await Promise.all(named.flatMap((one) => one ?? []).map(listed))
  return { items, next: undefined }
}

const managedPosts = async (query: ManagedQuery, now: Date): Promise<Page<StoredPost[]>> => {
  if (query.ids) return { items: await findPosts(namedIn(query.ids)) }
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

export const headPage = (
  { cursor, limit = limits.postHeads }: HeadsQuery,
  now: Date,
): Promise<Page<ManagedHead[]>> => listManagedHeads({ cursor, limit, now })
