import { api, type OwnSession } from '@bong-bari/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { showFailure, withRetryHint } from '../../office/page/failure.ts'
import { toast } from '../../ui/toast.tsx'

const sessions = queryOptions({
  queryKey: keyOf(api.auth.listSessions),
  queryFn: ({ signal }) => call(api.auth.listSessions, undefined, { signal }),
  enabled: hasSession,
  staleTime: 0,
})

export const useSessions = () => useQuery(sessions)

export const useRefreshSessions = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: sessions.queryKey })
}

export const useEndSession = () => {
  const refresh = useRefreshSessions()
  return useMutation({
    mutationFn: ({ id }: OwnSession) => call(api.auth.endSession, { params: { id } }),
    onSuccess: () =>
      toast({ title: 'Session Ended', description: 'That device has to log in again.' }),
    onError: (error) =>
      showFailure(error, { fallback: withRetryHint('The session could not be ended.') }),
    onSettled: refresh,
  })
}
