import { api, postPageSize } from '@bong-bari/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, keyOf } from '../../api.ts'
import { type SiteEntry, useSiteSearch } from '../../site-search.ts'
import { useReading } from '../../ui/reading.ts'
import { headOf } from './post.ts'

const readPosts = async (slugs: readonly string[], signal: AbortSignal) => {
  const { items } = await call(api.posts.list, { query: { slugs: slugs.join(',') } }, { signal })
  return items.map(headOf)
}

const nothing: readonly SiteEntry[] = []

/** Posts that the site's search finds, best first, and what it finds elsewhere; the posts of the last search stay until these arrive. */
export const useFoundPosts = (q: string) => {
  const { searchOf, hasIndex, hasFailed, retry } = useSiteSearch(true)
  const search = useMemo(() => (hasIndex ? searchOf?.() : undefined), [searchOf, hasIndex])
  const found = useMemo(() => search?.(q), [search, q])
  const slugs = useMemo(
    () => found?.found.flatMap(({ kind, id }) => (kind === 'posts' ? [id] : [])) ?? [],
    [found],
  )
  const query = useInfiniteQuery({
    ...useReading(),
    queryKey: [...keyOf(api.posts.list), 'found', slugs.join(',')],
    queryFn: ({ pageParam, signal }) => {
      const asked = slugs.slice(pageParam, pageParam + postPageSize)
      return asked.length ? readPosts(asked, signal) : []
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) =>
      pages.length * postPageSize < slugs.length ? pages.length * postPageSize : undefined,
    placeholderData: keepPreviousData,
    enabled: found !== undefined,
  })
  const isIndexLost = hasFailed || hasIndex === false
  return {
    ...query,
    posts: query.data?.pages.flat(),
    found: found?.found ?? nothing,
    near: found?.near ?? nothing,
    isError: query.isError || isIndexLost,
    retry: () => (isIndexLost ? retry() : query.refetch()),
  }
}
