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
  // A page of a search may be empty and still have a next one.
  while (!page.items.length && page.next) page = await ask(page.next)
  return { items: page.items.map(headOf), next: page.next }
}

/** Matching posts, newest first; those of the last search stay until they arrive. */
export const useFoundPosts = (q: string) => {
  // Case does not matter: one query for both.
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
