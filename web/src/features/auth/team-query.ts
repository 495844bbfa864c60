import { api, type TeamMember } from '@bong-bari/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast-store.ts'

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

export const removeUser = (id: string) => call(api.auth.removeUser, { params: { id } })

/** Removes an admin. The server refuses for oneself and for the last one, and says so. */
export const useRemoveUser = () => {
  const refresh = useRefreshTeam()
  return useMutation({
    mutationFn: ({ id }: TeamMember) => removeUser(id),
    onSuccess: (_removed, { username }) =>
      toast({ title: 'User Removed', description: `${username} can no longer log in.` }),
    onError: (error, { username }) =>
      showFailure(error, {
        fallback: `${username} could not be removed. Check your connection and try again.`,
      }),
    // Somebody else may have been quicker.
    onSettled: refresh,
  })
}
