import { api, type Lead, limits, type Page } from '@bong-bari/contract'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { dropKnownChanges } from './lead-changes.ts'
import type { LeadFilters } from './lead-filters.ts'

/** A page of the list. `answer` is what the call gave: the same again while nothing has changed. */
export type LeadPage = Page<Lead[]> & { answer: unknown }
export type LeadPages = InfiniteData<LeadPage, string>

export const firstPage = ''

type Asked = {
  client: QueryClient
  queryKey: QueryKey
  filters: LeadFilters
  cursor: string
  signal: AbortSignal
  onNews: () => void
}

/** Lists whose first page stood at the last poll; any change of any lead would have changed it. */
const standing = new Set<string>()

const nameOf = (queryKey: QueryKey) => JSON.stringify(queryKey)

const knownPage = ({ client, queryKey, cursor }: Asked) => {
  const known = client.getQueryData<LeadPages>(queryKey)
  return known?.pages[known.pageParams.indexOf(cursor)]
}

const ask = async ({ filters, cursor, signal }: Asked): Promise<LeadPage> => {
  // The first page is asked for often and small; who scrolls on is spared waiting.
  const page = cursor ? { cursor, limit: limits.leadPage.max } : {}
  const from = (place: object) =>
    call(api.leads.list, { query: { ...filters, ...place } }, { signal })
  let answer = await from(page)
  // A search says so where it has not found anything yet, and goes on from there.
  while (!answer.items.length && answer.next) answer = await from({ ...page, cursor: answer.next })
  return { ...answer, answer }
}

const askFirst = async (asked: Asked) => {
  const askedAt = Date.now()
  const page = await ask(asked)
  dropKnownChanges(askedAt)
  const known = knownPage(asked)
  const stands = known?.answer === page.answer
  if (stands) standing.add(nameOf(asked.queryKey))
  else {
    standing.delete(nameOf(asked.queryKey))
    asked.onNews()
  }
  return stands && known ? known : page
}

/**
 * One page of a list. A poll asks for the first one; while that stands, the others stand too, and
 * nothing more is asked however far somebody has scrolled.
 */
export const readLeadPage = async (asked: Asked) => {
  if (asked.cursor === firstPage) return askFirst(asked)
  const known = standing.has(nameOf(asked.queryKey)) ? knownPage(asked) : undefined
  return known ?? ask(asked)
}

/** The same data while every page of it is the same, so that an idle poll draws nothing anew. */
export const sameWhileStanding = (old: unknown, fresh: LeadPages) => {
  const before = old as LeadPages | undefined
  const isSame =
    before?.pages.length === fresh.pages.length &&
    fresh.pages.every((page, at) => page === before.pages[at])
  return isSame ? before : fresh
}
