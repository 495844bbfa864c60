import { api, type Lead, type Page } from '@bong-bari/contract'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../api.ts'
import type { LeadFilters } from './filters.ts'

/** `answer` is the call's answer: the same object while nothing changed. */
export type LeadPage = Page<Lead[]> & { answer: unknown }
export type LeadPages = InfiniteData<LeadPage, string>

export const [listPath = ''] = keyOf(api.leads.list)
export const listKey = [listPath]
export const listKeyFor = (filters: LeadFilters): [string, LeadFilters] => [listPath, filters]

/** A lead outside the loaded pages, such as a linked one, and the one that was selected last. */
export const openedLeadKey = (id: string) => keyOf(api.leads.open, { params: { id } })

/** The lists are of two sides: the requests, and what is kept apart as spam. */
export type Side = 'requests' | 'apart'
export const sideOf = (filters: LeadFilters): Side =>
  filters.spam === undefined ? 'requests' : 'apart'

const changeLists = (
  client: QueryClient,
  change: (items: Lead[], side: Side, queryKey: readonly unknown[], page: number) => Lead[],
) => {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: listKey }))
    client.setQueryData<LeadPages>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, index) => {
            const side = sideOf(queryKey[1] as LeadFilters)
            const items = change(page.items, side, queryKey, index)
            return items === page.items ? page : { ...page, items }
          }),
        },
      // The next poll is counted from the last answer, not from a change made here.
      { updatedAt: state.dataUpdatedAt },
    )
}

const hasLead = (items: readonly Lead[], id: string) => items.some((one) => one.id === id)

/** Changes some leads wherever they are cached. */
export const changeLeads = (
  client: QueryClient,
  ids: readonly string[],
  change: (lead: Lead) => Lead,
) => {
  const wantedIds = new Set(ids)
  changeLists(client, (items) =>
    items.some(({ id }) => wantedIds.has(id))
      ? items.map((lead) => (wantedIds.has(lead.id) ? change(lead) : lead))
      : items,
  )
  for (const id of ids) client.setQueryData<Lead>(openedLeadKey(id), (lead) => lead && change(lead))
}

/** A change that is shown before it is answered. */
export type ShownChange = {
  undo: () => void
  /** Asks again for what was under way when the change began. */
  refetchStopped: () => void
}

/** Every mutation of a lead has a key that begins with this. */
export const leadChangeKey = (id: string) => ['lead-change', id]

const countChanges = (client: QueryClient, id: string) =>
  client.isMutating({ mutationKey: leadChangeKey(id) })

/** An answer under way may be older than the change that begins now, so it must not be shown after it. */
const stopFetches = (client: QueryClient, id: string) => {
  const paths: unknown[] = [listPath, openedLeadKey(id)[0]]
  // A first load goes on: its answer is reconciled, and a panel without data would wait for ever.
  const stopped = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      paths.includes(queryKey[0]) && state.data !== undefined && state.fetchStatus === 'fetching',
  })
  const filters = { predicate: (query: Query) => stopped.includes(query) }
  void client.cancelQueries(filters)
  return () => {
    if (stopped.length > 0) void client.refetchQueries({ ...filters, type: 'active' })
  }
}

/** Shows fields as changed. Undoing leaves alone what a later change has set. */
export const showFields = (client: QueryClient, id: string, fields: Partial<Lead>): ShownChange => {
  const refetchStopped = stopFetches(client, id)
  const names = Object.keys(fields) as (keyof Lead)[]
  let before: Lead | undefined
  changeLeads(client, [id], (lead) => {
    before ??= lead
    return { ...lead, ...fields }
  })
  const undo = () =>
    changeLeads(client, [id], (lead) => {
      const own = names.filter((name) => lead[name] === fields[name])
      return Object.assign({}, lead, ...own.map((name) => ({ [name]: before?.[name] })))
    })
  return { undo, refetchStopped }
}

/**
 * Where this page moved a lead. The index behind a list follows the lead a moment later, so an answer that
 * has an older version may still have it on its old side.
 */
type Move = { to: Side | 'erased'; version: number }

const movePath = 'lead-move'
const moveKey = (id: string) => [movePath, id]
const setMove = (client: QueryClient, id: string, move: Move) =>
  client.setQueryData<Move>(moveKey(id), move)

export const isErased = (client: QueryClient, id: string) =>
  client.getQueryData<Move>(moveKey(id))?.to === 'erased'

/** Takes leads out of the lists of the other sides. */
const removeFromLists = (client: QueryClient, ids: readonly string[], to: Move['to']) =>
  changeLists(client, (items, side) => {
    const left = items.filter(({ id }) => side === to || !ids.includes(id))
    return left.length < items.length ? left : items
  })

/** Moves a lead at once. Undoing puts it back to its places. */
export const showMove = (client: QueryClient, id: string, to: Side): ShownChange => {
  const refetchStopped = stopFetches(client, id)
  const before = client.getQueryData<Move>(moveKey(id))
  const places = new Map<unknown, { page: number; index: number; lead: Lead }>()
  changeLists(client, (items, _, queryKey, page) => {
    const index = items.findIndex((one) => one.id === id)
    const lead = items[index]
    if (lead) places.set(queryKey, { page, index, lead })
    return items
  })
  setMove(client, id, { to, version: Number.POSITIVE_INFINITY })
  removeFromLists(client, [id], to)
  const undo = () => {
    if (before) setMove(client, id, before)
    else client.removeQueries({ queryKey: moveKey(id) })
    changeLists(client, (items, _, queryKey, page) => {
      const index = places.get(queryKey)
      if (index?.page !== page || hasLead(items, id)) return items
      return [...items.slice(0, index.index), index.lead, ...items.slice(index.index)]
    })
  }
  return { undo, refetchStopped }
}

/** Notes a move that the server has answered. */
export const confirmMove = (client: QueryClient, id: string, move: Move) => {
  setMove(client, id, move)
  removeFromLists(client, [id], move.to)
}

/** Takes leads away that are gone for good. */
export const dropLeads = (client: QueryClient, ids: readonly string[]) => {
  for (const id of ids) {
    setMove(client, id, { to: 'erased', version: Number.POSITIVE_INFINITY })
    client.removeQueries({ queryKey: openedLeadKey(id) })
  }
  removeFromLists(client, ids, 'erased')
}

const pickNewer = (lead: Lead, cached: Lead | undefined) =>
  cached && cached.version > lead.version ? cached : lead

/** Stores an answered lead, unless a later change of it is under way: that one's answer has both. */
export const storeLead = (client: QueryClient, lead: Lead) => {
  if (countChanges(client, lead.id) < 2)
    changeLeads(client, [lead.id], (cached) => pickNewer(lead, cached))
}

/** The newest version of each listed lead that this page has. */
const newestListed = (client: QueryClient) => {
  const newest = new Map<string, Lead>()
  for (const [, data] of client.getQueriesData<LeadPages>({ queryKey: listKey }))
    for (const lead of data?.pages.flatMap(({ items }) => items) ?? [])
      newest.set(lead.id, pickNewer(lead, newest.get(lead.id)))
  return newest
}

/** The newest answer to a change of this lead, without what is still under way, or `lead` itself. */
export const findNewestAnswer = (client: QueryClient, lead: Lead) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: leadChangeKey(lead.id), status: 'success' })
    .reduce((newest, { state }) => pickNewer(newest, state.data as Lead), lead)

/**
 * An answered lead as this page knows it: the answer may be older than what was changed here, and what is being changed stays as it is
 * shown until that is answered.
 */
export const reconcileLead = (client: QueryClient, lead: Lead, listed = newestListed(client)) => {
  const opened = client.getQueryData<Lead>(openedLeadKey(lead.id))
  const shown = listed.get(lead.id) ?? opened
  if (shown && countChanges(client, lead.id) > 0) return shown
  return pickNewer(pickNewer(lead, shown), opened)
}

/** The leads of an answered list as this page knows them, without those that were moved out of it. */
export const reconcileList = (client: QueryClient, leads: readonly Lead[], side: Side) => {
  const listed = newestListed(client)
  return leads
    .filter(({ id, version }) => {
      const move = client.getQueryData<Move>(moveKey(id))
      return !move || move.to === side || version >= move.version
    })
    .map((lead) => reconcileLead(client, lead, listed))
}
