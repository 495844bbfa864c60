import { api, type TeamMember } from '@bong-bari/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { showFailure } from '../../office/page/failure.ts'
import { toast } from '../../ui/toast-store.ts'
import { handOver } from './hand-over.ts'

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

/** `heir` gets the requests; without one nobody does. */
type Removal = { member: TeamMember; heir: TeamMember | undefined }

const given = (count: number, heir: TeamMember | undefined) => {
  if (!count) return ''
  const requests = count === 1 ? 'One request is' : `${count.toLocaleString('en')} requests are`
  return ` ${requests} ${heir ? `with ${heir.username}` : 'nobody’s'} now.`
}

/** Removes an admin after handing over their requests. The server refuses for oneself and for the last admin. */
export const useRemoveUser = () => {
  const refresh = useRefreshTeam()
  const mutation = useMutation({
    mutationFn: async ({ member: { id }, heir }: Removal) => {
      const owner = heir?.id ?? null
      const count = await handOver(id, owner)
      await call(api.auth.removeUser, { params: { id } })
      // A request may have been assigned since the first round. The admin is gone whatever comes of this.
      return count + (await handOver(id, owner).catch(() => 0))
    },
    onSuccess: (count, { member: { username }, heir }) =>
      toast({
        title: 'User Removed',
        description: `${username} can no longer log in.${given(count, heir)}`,
      }),
    onError: (error, removal) =>
      showFailure(error, {
        fallback: `${removal.member.username} could not be removed. Check your connection and try again.`,
        retry: () => mutation.mutate(removal),
      }),
    // Somebody else may have been faster.
    onSettled: refresh,
  })
  return mutation
}
