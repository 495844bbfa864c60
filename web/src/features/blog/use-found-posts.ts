import { api, postPageSize } from '@bong-bari/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading } from '../../ui/reading.ts'
import { headOf } from './post.ts'

const readPage = async (q: string, from: string, signal: AbortSignal) => {
  const ask = (cursor: string) =>
    call(
      api.posts.list,
      { query: { q, limit: postPageSize, ...(cursor && { cursor }) } },
      { signal },
    )
  let page = await ask(from)
  // A search says so where it has not found anything yet, and goes on from there.
  while (!page.items.length && page.next) page = await ask(page.next)
  return { items: page.items.map(headOf), next: page.next }
}

/** The posts that have these words, newest first; those of the search before stay until they have come. */
export const useFoundPosts = (q: string) => {
  // Capitals find the same, so that it is asked for once.
  const text = q.toLowerCase()
  const query = useInfiniteQuery({
    ...useReading(),
    queryKey: [...keyOf(api.posts.list), 'found', text],
    queryFn: ({ pageParam, signal }) => readPage(text, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  return { ...query, posts: query.data?.pages.flatMap(({ items }) => items) }
}
