import { api, type CallResult } from '@bong-bari/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { countedOf, type LeadFilters } from './lead-filters.ts'

const [countPath = ''] = keyOf(api.leads.count)

/** Asks anew for the counts that are on the screen; the others when they come back to it. */
export const recountTotals = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [countPath] }, { cancelRefetch: false })

const useCount = (filters: LeadFilters, isWanted: boolean) => {
  const query = countedOf(filters)
  return useQuery({
    queryKey: [countPath, query],
    queryFn: ({ signal }) => call(api.leads.count, { query }, { signal }),
    enabled: isWanted,
  }).data
}

/** `more than 1,000` where nobody counted on. */
const countWords = ({ count, more }: CallResult<typeof api.leads.count>) =>
  `${more ? 'more than ' : ''}${count.toLocaleString('en')}`

/** How many leads a list would hold, in words; undefined until that is known. */
export const useLeadCount = (filters: LeadFilters, isWanted: boolean) => {
  const data = useCount(filters, isWanted)
  return data && countWords(data)
}

/**
 * How many leads a list holds: `3,018`, `more than 1,000`, `more than 100` of a search. The API is asked only where not all
 * of them are loaded; until it has a number, `more than 50` of 50 that are here.
 */
export const useLeadTotal = (filters: LeadFilters, loaded: number, hasMore: boolean) => {
  const data = useCount(filters, hasMore)
  const words = loaded.toLocaleString('en')
  if (!hasMore) return words
  // Fewer than are loaded is a number of another moment.
  return data && (data.count > loaded || (data.more && data.count === loaded))
    ? countWords(data)
    : `more than ${words}`
}

/** `3,018 requests`. */
export const requests = (total: string) => `${total} ${total === '1' ? 'request' : 'requests'}`
