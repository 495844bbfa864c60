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
  listAllPosts,
  listPostsByStatus,
  postsWithChanges,
  type StoredPost,
} from '@bong-bari/table'
import { findShownPostBySlug, listShortenedPosts, shortenContent } from '../public-data/posts.ts'
import { withStatusAt } from './publication.ts'

type Query = ParsedInput<typeof posts.list>['query']
type ManagedQuery = ParsedInput<typeof posts.managedList>['query']

type PageRequest = { cursor?: string | undefined; limit?: number | undefined }

const toListing = ({ cursor, limit = limits.postPage.default }: PageRequest, now: Date) => ({
  limit,
  cursor,
  now,
})

/** Splits a list of names, each once, and cuts it at the number that one call may name. */
const splitNames = (line: string) => [...new Set(line.split(','))].slice(0, limits.postSearch.page)

export const listPostPage = async (query: Query, now: Date): Promise<Page<Post[]>> => {
  if (!query.slugs) return listShortenedPosts(toListing(query, now))
  const slugs = splitNames(query.slugs)
  const posts = await Promise.all(slugs.map((slug) => findShownPostBySlug(slug, now)))
  const items = await Promise.all(posts.flatMap((post) => post ?? []).map(shortenContent))
  return { items, next: undefined }
}

const findManagedPosts = async (query: ManagedQuery, now: Date): Promise<Page<StoredPost[]>> => {
  if (query.ids) return { items: await findPosts(splitNames(query.ids)) }
  const { status } = query
  return status
    ? listPostsByStatus(status, toListing(query, now))
    : listAllPosts(toListing(query, now))
}

export const listManagedPage = async (
  query: ManagedQuery,
  now: Date,
): Promise<Page<ListedPost[]>> => {
  const { items, next } = await findManagedPosts(query, now)
  const [shown, changed] = await Promise.all([
    Promise.all(items.map(shortenContent)),
    postsWithChanges(items.map(({ id }) => id)),
  ])
  const marked = (one: StoredPost) => ({
    ...withStatusAt(one, now),
    hasChanges: changed.has(one.id),
  })
  return { items: shown.map(marked), next }
}
