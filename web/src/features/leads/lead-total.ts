import { api } from '@bong-bari/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { countedOf, type LeadFilters } from './lead-filters.ts'

const [countPath = ''] = keyOf(api.leads.count)

/** Asks anew for the counts that are on the screen; the others when they come back to it. */
export const countTotalsAnew = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [countPath] }, { cancelRefetch: false })

const useCount = (filters: LeadFilters, isWanted: boolean) => {
  const query = countedOf(filters)
  return useQuery({
    queryKey: [countPath, query],
    queryFn: ({ signal }) => call(api.leads.count, { query }, { signal }),
    enabled: isWanted,
  }).data
}

/** How many leads a list would hold, of very many the first thousand; undefined until that is known. */
export const useLeadCount = (filters: LeadFilters, isWanted: boolean) =>
  useCount(filters, isWanted)?.count

/**
 * How many leads a list holds: `3,018`, `more than 1,000`, `more than 100` of a search. The API is asked only where not all
 * of them are loaded; until it has a number, `50+`.
 */
export const useLeadTotal = (filters: LeadFilters, loaded: number, hasMore: boolean) => {
  const data = useCount(filters, hasMore)
  const words = loaded.toLocaleString('en')
  if (!hasMore) return words
  const count = data?.count ?? 0
  // Fewer than are loaded is a number of another moment.
  if (count < loaded || (count === loaded && !data?.more)) return `${words}+`
  return `${data?.more ? 'more than ' : ''}${count.toLocaleString('en')}`
}

/** `3,018 requests`. */
export const requests = (total: string) => `${total} ${total === '1' ? 'request' : 'requests'}`
