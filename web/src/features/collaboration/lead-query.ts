import { api, type Lead, type Page } from '@bong-bari/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'
import { dropKnownChanges, useLeadChanges, withChanges } from './lead-changes.ts'
import type { LeadFilters } from './lead-filters.ts'

/** Milliseconds between two polls of the list. */
const pollInterval = 30_000

const listKey = keyOf(api.collaboration.list)
const firstPage = ''

type Answered = { state: { dataUpdatedAt: number; errorUpdatedAt: number } }

/** Counted from the last answer, so that changes made here do not put the next poll off. */
const untilNextPoll = ({ state }: Answered) => {
  const age = Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
  return Math.min(Math.max(pollInterval - age, 1_000), pollInterval)
}

/** Refetches every loaded page; react-query holds the poll while the tab is hidden. */
const leadList = (filters: LeadFilters) =>
  infiniteQueryOptions({
    queryKey: [...listKey, filters],
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = Date.now()
      const query = { ...filters, cursor: pageParam || undefined }
      const page = await call(api.collaboration.list, { query }, { signal })
      if (pageParam === firstPage) dropKnownChanges(askedAt)
      return page
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: untilNextPoll,
    enabled: hasSession,
  })

/** The leads of all loaded pages, newest first, as they stand with the changes made here. */
export const useLeads = (filters: LeadFilters) => {
  const query = useInfiniteQuery(leadList(filters))
  const changes = useLeadChanges()
  const { data } = query
  const leads = useMemo(
    () => data?.pages.flatMap(({ items }) => items.map((lead) => withChanges(lead, changes))),
    [data, changes],
  )
  return { ...query, leads }
}

/** How many leads nobody has opened yet, such as `3`, or `50+` when there are more pages. */
export const useUnopenedCount = () => {
  const { leads = [], hasNextPage } = useLeads({ opened: 'false' })
  const count = leads.filter(({ opened }) => !opened).length
  return count > 0 ? `${count}${hasNextPage ? '+' : ''}` : undefined
}

type LeadPages = InfiniteData<Page<Lead[]>, string>

const withLead = (pages: LeadPages | undefined, lead: Lead) =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === lead.id ? lead : one)),
    })),
  }

/** Puts an answered lead into every loaded list that holds it. */
export const storeLead = (client: QueryClient, lead: Lead) => {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: listKey }))
    client.setQueryData<LeadPages>(queryKey, (pages) => withLead(pages, lead), {
      updatedAt: state.dataUpdatedAt,
    })
  client.setQueryData(openedLeadKey(lead.id), (known: Lead | undefined) => known && lead)
}

/** A lead that no loaded page holds, such as one that a link names. */
export const openedLeadKey = (id: string) => keyOf(api.collaboration.open, { params: { id } })
