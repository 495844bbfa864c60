import { api, type CallResult } from '@bong-bari/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, keyOf } from '../../api.ts'
import { countedOf, type LeadFilters } from './lead-filters.ts'

const [countPath = ''] = keyOf(api.leads.count)

/** Refetches the counts on screen; the others when shown. */
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

/** `more than 1,000` where counting stopped. */
const countWords = ({ count, more }: CallResult<typeof api.leads.count>) =>
  `${more ? 'more than ' : ''}${count.toLocaleString('en')}`

export const useLeadCount = (filters: LeadFilters, isWanted: boolean) => {
  const data = useCount(filters, isWanted)
  return data && countWords(data)
}

/**
 * The size of a list: `3,018`, `more than 1,000`, `more than 100` of a search. Asked only where not all is
 * loaded; until answered, `more than 50` of 50 loaded. `isOutdated`: the list before these filters still
 * stands, and so does its number.
 */
export const useLeadTotal = (
  filters: LeadFilters,
  loaded: number,
  hasMore: boolean,
  isOutdated = false,
) => {
  const data = useCount(filters, hasMore)
  const totalOf = () => {
    const words = loaded.toLocaleString('en')
    if (!hasMore) return words
    // Fewer than are loaded is an outdated number.
    return data && (data.count > loaded || (data.more && data.count === loaded))
      ? countWords(data)
      : `more than ${words}`
  }
  const lastTotal = useRef('')
  if (!isOutdated) lastTotal.current = totalOf()
  return lastTotal.current
}

export const requests = (total: string) => `${total} ${total === '1' ? 'request' : 'requests'}`
