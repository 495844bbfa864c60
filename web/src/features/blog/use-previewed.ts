import { api, CallError } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call } from '../../api.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const isOver = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/** The post of the link that somebody came by. The token is the fragment: no server and no log sees it in an address of a page. */
export const usePreviewed = () => {
  // What is rendered ahead knows no fragment.
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
