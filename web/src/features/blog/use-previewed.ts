import { api, CallError } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call } from '../../api.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const isOver = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/**
 * The post of a preview link. The token is the fragment, so that no server or log sees it in a page's
 * address.
 */
export const usePreviewed = () => {
  // Prerendering knows no fragment.
  const token = useLocation().hash.slice(1)
  const isLive = useHydrated()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['previewed', token],
    queryFn: ({ signal }) => call(api.posts.previewed, { params: { token } }, { signal }),
    enabled: isLive && token !== '',
    gcTime: 0,
  })
  if (data) return { state: 'found', post: data } as const
  if (isLive && (token === '' || (isOver(error) && !isFetching))) return { state: 'over' } as const
  if (error && !isFetching) return { state: 'failed', retry: () => void refetch() } as const
  return { state: 'loading' } as const
}
