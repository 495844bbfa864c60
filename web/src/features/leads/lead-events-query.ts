import { api, type Lead } from '@bong-bari/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'

const pageSize = 15

const { events } = api.leads

/**
 * A lead's events, newest first, in pages. Refetched whenever the lead changed, here or elsewhere, and when
 * the window gets focus.
 */
export const useLeadEvents = ({ id, version }: Lead) => {
  const query = useInfiniteQuery({
    queryKey: keyOf(events, { params: { id } }),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        events,
        { params: { id }, query: { limit: pageSize, ...(cursor && { cursor }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: true,
    enabled: hasSession,
  })
  const { refetch } = query
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    void refetch()
  }, [version, refetch])
  return query
}
