import { type ListedPost, useSamplePages } from './use-sample-pages.ts'
import { useServerPages } from './use-server-pages.ts'

export type PostPages = {
  posts: ListedPost[]
  state: 'idle' | 'loading' | 'end'
  /** True when scrolling brings more. */
  hasMore: boolean
  /** True below the last post of the server. */
  isWhole?: boolean
  /** True where the built-in posts stand for those that there are not. */
  isSample?: boolean
  /** There when posts could not be loaded: asks for them again. */
  retry?: (() => void) | undefined
  /** Does nothing while a page is on its way and after the last one. */
  loadMore: () => void
}

type ServerPages = ReturnType<typeof useServerPages>[0]

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
    isWhole: !hasNextPage,
    retry: failed ? next : undefined,
    // After a failure only the button tries again, or every turn of the wheel would.
    loadMore: failed ? () => {} : next,
  }
}

const none = () => {}

/** The posts read so far. Without posts of its own the list shows samples, and never both. */
export const usePostPages = (): PostPages => {
  const [server, { waits, isBack }] = useServerPages()
  const samples = useSamplePages()
  // What stands below the list stays away, or the posts would push it down.
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
