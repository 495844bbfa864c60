import { api, type Lead } from '@bong-bari/contract'
import { stageOf } from '@bong-bari/site'
import {
  type InvalidateQueryFilters,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { hasSession, keyOf } from '../../api.ts'
import { lag, listedLeads, useLeadChanges } from './lead-changes.ts'
import type { LeadFilters } from './lead-filters.ts'
import { firstPage, type LeadPages, readLeadPage, sameWhileStanding } from './lead-pages.ts'
import { recountTotals, useLeadTotal } from './lead-total.ts'

/** Between two polls of the list, in ms. */
const pollInterval = 30_000

const [listPath = ''] = keyOf(api.leads.list)
const listKey = [listPath]
const keyFor = (filters: LeadFilters): [string, LeadFilters] => [listPath, filters]

type Answered = { state: { dataUpdatedAt: number; errorUpdatedAt: number } }

let movedAt = 0

const askAnew = (client: QueryClient, what: InvalidateQueryFilters = { queryKey: listKey }) => {
  movedAt = Date.now()
  void client.invalidateQueries(what)
}

/**
 * Counted from the last answer, so that local changes do not postpone the poll. A list answered before it can
 * know of a move is refetched once it can.
 */
const untilNextPoll = ({ state }: Answered) => {
  const answeredAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
  const nextAt = answeredAt < movedAt + lag ? movedAt + lag : answeredAt + pollInterval
  return Math.min(Math.max(nextAt - Date.now(), 1_000), pollInterval)
}

/** Newest first, unlike a queue; what was answered or done without being opened is left out afterwards. */
const unopened: LeadFilters = { opened: 'false', leadStatus: 'new' }

/** Neither opened nor dealt with: from the list, leads get a status, an answer or "Done" unopened. */
const isNew = (lead: Lead) =>
  !lead.opened && lead.leadStatus === 'new' && stageOf(lead) === 'answer'

const refetchCounts = (client: QueryClient) => {
  void recountTotals(client)
  void client.refetchQueries(
    { queryKey: keyFor(unopened), exact: true, type: 'active' },
    { cancelRefetch: false },
  )
}

/** React Query pauses the poll in a hidden tab. */
const leadList = (filters: LeadFilters) =>
  infiniteQueryOptions({
    queryKey: keyFor(filters),
    queryFn: ({ pageParam, ...context }) =>
      readLeadPage({
        ...context,
        filters,
        cursor: pageParam,
        onNews: () => refetchCounts(context.client),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    structuralSharing: (old, fresh) => sameWhileStanding(old, fresh as LeadPages),
    // The list stays until the narrowed one arrives.
    placeholderData: (previous, query) =>
      query?.queryKey[1].spam === filters.spam ? previous : undefined,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    enabled: hasSession,
  })

/** The leads of all loaded pages, with local changes. */
export const useLeads = (filters: LeadFilters, isPolled = true) => {
  const query = useInfiniteQuery({
    ...leadList(filters),
    refetchInterval: isPolled && untilNextPoll,
  })
  const changes = useLeadChanges()
  const { data } = query
  const isSpam = filters.spam !== undefined
  const leads = useMemo(
    () =>
      data &&
      listedLeads(
        data.pages.flatMap(({ items }) => items),
        changes,
        isSpam,
      ),
    [data, changes, isSpam],
  )
  return { ...query, leads }
}

/**
 * How many leads are new, such as `3`: neither opened nor dealt with. Beside a list that list's poll serves both: its version covers
 * all leads.
 */
export const useUnopenedCount = (hasListBeside: boolean) => {
  const { leads = [], hasNextPage } = useLeads(unopened, !hasListBeside)
  const count = leads.filter(isNew).length
  const total = useLeadTotal({ ...unopened, queue: 'answer' }, count, hasNextPage)
  return count > 0 ? total : undefined
}

const changePages = (
  client: QueryClient,
  change: (items: Lead[], filters: LeadFilters | undefined) => Lead[],
) => {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: listKey }))
    client.setQueryData<LeadPages>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: change(page.items, queryKey[1] as LeadFilters | undefined),
          })),
        },
      { updatedAt: state.dataUpdatedAt },
    )
}

export const storeLead = (client: QueryClient, lead: Lead) => {
  changePages(client, (items) => items.map((one) => (one.id === lead.id ? lead : one)))
  client.setQueryData(openedLeadKey(lead.id), (known: Lead | undefined) => known && lead)
}

export const newestKnown = (client: QueryClient, lead: Lead): Lead =>
  [
    ...client
      .getQueriesData<LeadPages>({ queryKey: listKey })
      .flatMap(([, known]) => known?.pages.flatMap(({ items }) => items) ?? []),
    client.getQueryData<Lead>(openedLeadKey(lead.id)),
  ].reduce<Lead>(
    (newest, one) => (one?.id === lead.id && one.version > newest.version ? one : newest),
    lead,
  )

/** Reads what is on screen of a lead again, such as before somebody answers it. */
export const refetchLead = (client: QueryClient, id: string) => {
  for (const queryKey of [listKey, openedLeadKey(id)])
    void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
}

/** Removes a lead from loaded lists it left; the others are refetched. */
export const moveLead = (client: QueryClient, id: string, toSpam: boolean) => {
  changePages(client, (items, filters) =>
    (filters?.spam !== undefined) === toSpam ? items : items.filter((one) => one.id !== id),
  )
  askAnew(client)
}

export const dropLead = (client: QueryClient, id: string) => {
  changePages(client, (items) => items.filter((one) => one.id !== id))
  client.removeQueries({ queryKey: openedLeadKey(id) })
  askAnew(client)
}

/** Refetches all leads on screen once, after a bulk change. */
export const refetchLists = (client: QueryClient) =>
  askAnew(client, { predicate: ({ queryKey: [path] }) => String(path).startsWith(listPath) })

/** A lead outside the loaded pages, such as a linked one. */
export const openedLeadKey = (id: string) => keyOf(api.leads.open, { params: { id } })
