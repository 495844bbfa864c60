import { api, type CallResult, type Lead, limits } from '@bong-bari/contract'
import { stageOf } from '@bong-bari/site'
import {
  infiniteQueryOptions,
  type QueryClient,
  type QueryFunctionContext,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { call, hasSession, keyOf } from '../../../api.ts'
import {
  type LeadPage,
  type LeadPages,
  listKey,
  listKeyFor,
  listPath,
  openedLeadKey,
  reconcileList,
  sideOf,
} from './cache.ts'
import type { LeadFilters } from './filters.ts'

const [countPath = ''] = keyOf(api.leads.count)

/** Refetches the counts on screen; the others when shown. */
export const recountTotals = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [countPath] }, { cancelRefetch: false })

const useCount = (filters: LeadFilters, isWanted: boolean) =>
  useQuery({
    queryKey: [countPath, filters],
    queryFn: ({ signal }) => call(api.leads.count, { query: filters }, { signal }),
    enabled: isWanted,
  }).data

/** `more than 1,000` where counting stopped. */
const formatCount = ({ count, more }: CallResult<typeof api.leads.count>) =>
  `${more ? 'more than ' : ''}${count.toLocaleString('en')}`

export const useLeadCount = (filters: LeadFilters, isWanted: boolean) => {
  const data = useCount(filters, isWanted)
  return data && formatCount(data)
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
    const loadedText = loaded.toLocaleString('en')
    if (!hasMore) return loadedText
    // Fewer than are loaded is an outdated number.
    return data && (data.count > loaded || (data.more && data.count === loaded))
      ? formatCount(data)
      : `more than ${loadedText}`
  }
  const lastTotal = useRef('')
  if (!isOutdated) lastTotal.current = totalOf()
  return lastTotal.current
}

export const formatRequests = (total: string) =>
  `${total} ${total === '1' ? 'request' : 'requests'}`

/** Between two polls of the list, in ms. */
const pollIntervalMs = 30_000
/** How long the index behind a list may lag behind an answered change. */
const indexLagMs = 5_000

type Answered = { dataUpdatedAt: number; errorUpdatedAt: number }

/** Counted from the last answer, so that local changes do not postpone the poll. */
const getPollDelayMs = ({ dataUpdatedAt, errorUpdatedAt }: Answered) => {
  const nextAt = Math.max(dataUpdatedAt, errorUpdatedAt) + pollIntervalMs
  return Math.min(Math.max(nextAt - Date.now(), 1_000), pollIntervalMs)
}

/** Newest first, unlike a queue; what was answered or done without being opened is left out afterwards. */
const unopened: LeadFilters = { opened: 'false', leadStatus: 'new' }

/** Neither opened nor dealt with: from the list, leads get a status, an answer or "Done" unopened. */
const isNew = (lead: Lead) =>
  !lead.opened && lead.leadStatus === 'new' && stageOf(lead) === 'answer'

const refetchCounts = (client: QueryClient) => {
  void recountTotals(client)
  void client.refetchQueries(
    { queryKey: listKeyFor(unopened), exact: true, type: 'active' },
    { cancelRefetch: false },
  )
}

const firstPage = ''

type PageContext = QueryFunctionContext<[string, LeadFilters], string>

const cachedPage = ({ client, queryKey, pageParam }: PageContext) => {
  const cached = client.getQueryData<LeadPages>(queryKey)
  return cached?.pages[cached.pageParams.indexOf(pageParam)]
}

const fetchPage = async ({ queryKey: [, filters], pageParam, signal }: PageContext) => {
  // The first page is polled and small; later ones are large to spare waiting.
  const page = pageParam ? { cursor: pageParam, limit: limits.leadPage.max } : {}
  const askFrom = (start: object) =>
    call(api.leads.list, { query: { ...filters, ...start } }, { signal })
  let answer = await askFrom(page)
  // A page of a search may be empty and still have a next one.
  while (!answer.items.length && answer.next)
    answer = await askFrom({ ...page, cursor: answer.next })
  return answer
}

/** The polls, by their signals, whose first page was unchanged: any change of any lead changes that page. */
const unchangedPolls = new WeakSet<AbortSignal>()

/**
 * One page of a list. A poll asks for the first; while that is unchanged, the others are too and are not
 * asked for.
 */
const readPage = async (context: PageContext): Promise<LeadPage> => {
  const { client, queryKey, pageParam, signal } = context
  const unchanged = unchangedPolls.has(signal) && cachedPage(context)
  if (unchanged) return unchanged
  const answer = await fetchPage(context)
  if (pageParam === firstPage) {
    const cached = cachedPage(context)
    if (cached?.answer === answer) {
      unchangedPolls.add(signal)
      return cached
    }
    refetchCounts(client)
  }
  return { ...answer, items: reconcileList(client, answer.items, sideOf(queryKey[1])), answer }
}

/** The same data while all pages are unchanged, so that an idle poll renders nothing. */
const keepIfUnchanged = (old: unknown, fresh: LeadPages) => {
  const before = old as LeadPages | undefined
  const isSame =
    before?.pages.length === fresh.pages.length &&
    fresh.pages.every((page, at) => page === before.pages[at])
  return isSame ? before : fresh
}

/** React Query pauses the poll in a hidden tab. */
const leadList = (filters: LeadFilters) =>
  infiniteQueryOptions({
    queryKey: listKeyFor(filters),
    queryFn: readPage,
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    structuralSharing: (old, fresh) => keepIfUnchanged(old, fresh as LeadPages),
    // The list stays until the narrowed one arrives.
    placeholderData: (previous, query) =>
      query?.queryKey[1].spam === filters.spam ? previous : undefined,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    enabled: hasSession,
  })

/** The leads of all loaded pages. */
export const useLeads = (filters: LeadFilters, isPolled = true) => {
  const query = useInfiniteQuery({
    ...leadList(filters),
    refetchInterval: isPolled && ((query: { state: Answered }) => getPollDelayMs(query.state)),
  })
  const { data } = query
  const leads = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
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

/** Reads what is on screen of a lead again, such as before somebody answers it. */
export const refetchLead = (client: QueryClient, id: string) => {
  for (const queryKey of [listKey, openedLeadKey(id)])
    void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
}

/** Refetches all leads on screen, and the lists once more when their index has followed a lead that moved. */
export const refetchLeads = (client: QueryClient) => {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(listPath),
  })
  setTimeout(() => void client.invalidateQueries({ queryKey: listKey }), indexLagMs)
}
