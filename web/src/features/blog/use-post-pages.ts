import { api } from '@bong-bari/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useStoodInHtml } from '../../ui/use-hydrated.ts'
import { type ListedPost, useSamplePages } from './use-sample-pages.ts'

/** Posts of one page: three clothes lines. */
const pageSize = 9

export type PostPages = {
  posts: ListedPost[]
  state: 'idle' | 'loading' | 'end'
  /** True when scrolling brings more. */
  hasMore: boolean
  /** There when posts could not be loaded: asks for them again. */
  retry?: (() => void) | undefined
  /** Does nothing while a page is on its way and after the last one. */
  loadMore: () => void
}

const useServerPages = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(api.posts.list), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.posts.list,
        { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

type ServerPages = ReturnType<typeof useServerPages>

const pagesOf = (server: ServerPages, posts: ListedPost[]): PostPages => {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = server
  const next = () => {
    // Scrolling asks often, and before the next render: a page under way is not begun anew.
    if (hasNextPage && !isFetching) fetchNextPage({ cancelRefetch: false })
  }
  const failed = isFetchNextPageError && !isFetching
  return {
    posts,
    hasMore: hasNextPage && !failed,
    state: isFetching ? 'loading' : hasNextPage ? 'idle' : 'end',
    retry: failed ? next : undefined,
    // After a failure only the button tries again, or every turn of the wheel would.
    loadMore: failed ? () => {} : next,
  }
}

const waiting = { hasMore: false, loadMore: () => {} }

/** The posts read so far. Without posts of its own the list shows samples, and never both. */
export const usePostPages = (): PostPages => {
  const server = useServerPages()
  const samples = useSamplePages()
  const stoodInHtml = useStoodInHtml()
  const posts = server.data?.pages.flatMap(({ items }) =>
    items.map((post) => ({ key: post.id, post })),
  )
  if (posts?.length) return pagesOf(server, posts)
  if (server.isPending)
    return stoodInHtml
      ? { ...samples, ...waiting, state: 'idle' }
      : { ...waiting, posts: [], state: 'loading' }
  if (!server.isError) return samples
  const retry = () => server.refetch({ cancelRefetch: false })
  return { ...samples, ...waiting, state: server.isFetching ? 'loading' : 'idle', retry }
}
