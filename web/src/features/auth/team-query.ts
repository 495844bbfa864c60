import { api, limits, type TeamMember } from '@bong-bari/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { FailureForPeople, showFailure, withRetryHint } from '../../office/page/failure.ts'
import { toast } from '../../ui/toast.tsx'

const ownerQuery = (id: string) => ({ query: { owner: id } })

/** How many requests an admin owns; null where unknown, undefined until asked. */
export const useOwnedCount = (id: string) => {
  const { data, isError } = useQuery({
    queryKey: keyOf(api.leads.count, ownerQuery(id)),
    queryFn: ({ signal }) => call(api.leads.count, ownerQuery(id), { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return isError ? null : data?.count
}

/** Ids of all requests of an owner: those on the list and in the spam. */
const listOwnedLeadIds = async (owner: string) => {
  const ids: string[] = []
  for (const spam of ['false', 'true'] as const) {
    let cursor: string | undefined
    do {
      const query = { owner, spam, limit: String(limits.leadPage.max), cursor }
      const { items, next } = await call(api.leads.list, { query })
      ids.push(...items.map(({ id }) => id))
      cursor = next
    } while (cursor)
  }
  return ids
}

/**
 * Gives all of an admin's requests to another admin or nobody, and returns how many. If interrupted,
 * repeating it moves the rest.
 */
const handOver = async (owner: string, ownerId: string | null) => {
  const ids = await listOwnedLeadIds(owner)
  let failed = 0
  for (let start = 0; start < ids.length; start += limits.bulkLeads) {
    const some = ids.slice(start, start + limits.bulkLeads)
    const body = { ids: some, change: { ownerId } }
    const results = await call(api.leads.changeMany, { body })
    failed += results.filter(({ outcome }) => outcome === 'failed').length
  }
  if (failed)
    throw new FailureForPeople(
      `${failed} of ${ids.length} requests could not be given to somebody else, so nobody was removed. Please try again.`,
    )
  return ids.length
}

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

const describeHandOver = (count: number, heir: TeamMember | undefined) => {
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
        description: `${username} can no longer log in.${describeHandOver(count, heir)}`,
      }),
    onError: (error, removal) =>
      showFailure(error, {
        fallback: withRetryHint(`${removal.member.username} could not be removed.`),
        retry: () => mutation.mutate(removal),
      }),
    // Somebody else may have been faster.
    onSettled: refresh,
  })
  return mutation
}
