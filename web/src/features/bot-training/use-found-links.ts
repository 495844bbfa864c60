import { api, limits } from '@bong-bari/contract'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call, hasSession } from '../../api.ts'
import {
  findByTitle,
  findPostIds,
  readFoundPosts,
  searchFreshMs,
} from '../../office/resource/post-search.ts'
import { type Linked, linkedPost, shownVideos } from './linked.ts'

type Found = { links: readonly Linked[]; hasMore: boolean }

export type FoundQuery = {
  found: Found | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Drawn at once; search finds the others. */
const maxLinks = limits.postSearch.page

type Context = { client: QueryClient; signal: AbortSignal }

const findVideos = async (text: string, { client }: Context): Promise<Found> => {
  const all = await client.ensureQueryData(shownVideos)
  const links = text ? await findByTitle(all, text) : all
  return { links: links.slice(0, maxLinks), hasMore: links.length > maxLinks }
}

const findPosts = async (text: string, { client, signal }: Context): Promise<Found> => {
  const page = text
    ? await readFoundPosts(await findPostIds(client, text), 0, signal)
    : await call(api.posts.managedList, { query: { limit: maxLinks } }, { signal })
  return { links: page.items.map(linkedPost), hasMore: Boolean(page.next) }
}

const useFound = (
  name: string,
  text: string,
  find: (text: string, context: Context) => Promise<Found>,
): FoundQuery => {
  const { data, ...query } = useQuery({
    queryKey: [name, text],
    queryFn: (context) => find(text, context),
    placeholderData: keepPreviousData,
    staleTime: searchFreshMs,
    enabled: hasSession,
  })
  return { ...query, found: data }
}

/** Videos whose title matches `text`; all of them if it is empty. */
export const useFoundVideos = (text: string) => useFound('videos to link', text, findVideos)

/** Posts of any status that match `text`; the newest if it is empty. */
export const useFoundPosts = (text: string) => useFound('posts to link', text, findPosts)
