import { type ListedPost, useSamplePages } from './use-sample-pages.ts'
import { useServerPages } from './use-server-pages.ts'

export type PostPages = {
  posts: ListedPost[]
  state: 'idle' | 'loading' | 'end'
  hasMore: boolean
  /** Built-in posts stand in for missing ones. */
  isSample?: boolean
  /** Set when loading failed. */
  retry?: (() => void) | undefined
  /** No-op while a page loads and after the last one. */
  loadMore: () => void
}

type ServerPages = ReturnType<typeof useServerPages>[0]

const pagesOf = (server: ServerPages, posts: ListedPost[]): PostPages => {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = server
  const next = () => {
    // Scrolling asks often, and before the next render: a running request is not restarted.
    if (hasNextPage && !isFetching) fetchNextPage({ cancelRefetch: false })
  }
  const failed = isFetchNextPageError && !isFetching
  return {
    posts,
    hasMore: hasNextPage && !failed,
    state: isFetching ? 'loading' : hasNextPage ? 'idle' : 'end',
    retry: failed ? next : undefined,
    // After a failure only the button retries, or every scroll would.
    loadMore: failed ? () => {} : next,
  }
}

const none = () => {}

/** The posts read so far; samples where there are none, never both. */
export const usePostPages = (): PostPages => {
  const [server, { waits, isBack }] = useServerPages()
  const samples = useSamplePages()
  // What is below the list waits, or the posts would push it down.
  if (waits) return { posts: [], state: 'loading', hasMore: true, loadMore: none }
  const posts = server.data?.pages.flatMap(({ items }) =>
    items.map((post) => ({ key: post.id, post })),
  )
  if (posts?.length) {
    const pages = pagesOf(server, posts)
    return isBack ? pages : { ...pages, loadMore: none }
  }
  const shown = { ...samples, isSample: true }
  if (server.data) return shown
  const failed = { ...shown, hasMore: false, loadMore: none }
  return server.isFetching
    ? { ...failed, state: 'loading' }
    : { ...failed, state: 'idle', retry: () => server.refetch({ cancelRefetch: false }) }
}
