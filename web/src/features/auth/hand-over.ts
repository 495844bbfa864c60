import { api, limits } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { FailureForPeople } from '../../office/page/failure.ts'

const asked = (id: string) => ({ query: { owner: id } })

/** How many requests an admin owns; null where unknown, undefined until asked. */
export const useOwnedCount = (id: string) => {
  const { data, isError } = useQuery({
    queryKey: keyOf(api.leads.count, asked(id)),
    queryFn: ({ signal }) => call(api.leads.count, asked(id), { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return isError ? null : data?.count
}

/** Spam too. */
const ownedBy = async (owner: string) => {
  const ids: string[] = []
  for (const spam of ['false', 'true', 'held'] as const) {
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
export const handOver = async (owner: string, ownerId: string | null) => {
  const ids = await ownedBy(owner)
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
