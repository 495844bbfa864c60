import { api, type TeamMember } from '@bong-bari/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { showFailure, withRetryHint } from '../../office/page/failure.ts'
import { toast } from '../../ui/toast.tsx'

const team = queryOptions({
  queryKey: keyOf(api.auth.listUsers),
  queryFn: ({ signal }) => call(api.auth.listUsers, undefined, { signal }),
  enabled: hasSession,
  staleTime: 0,
})

export const useTeam = () => useQuery(team)

export const useRefreshTeam = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: team.queryKey })
}

/** Removes an admin. The server refuses for oneself and for the last admin. */
export const useRemoveUser = () => {
  const refresh = useRefreshTeam()
  const mutation = useMutation({
    mutationFn: ({ id }: TeamMember) => call(api.auth.removeUser, { params: { id } }),
    onSuccess: (_, { username }) =>
      toast({ title: 'User Removed', description: `${username} can no longer log in.` }),
    onError: (error, member) =>
      showFailure(error, {
        fallback: withRetryHint(`${member.username} could not be removed.`),
        retry: () => mutation.mutate(member),
      }),
    // Somebody else may have been faster.
    onSettled: refresh,
  })
  return mutation
}
