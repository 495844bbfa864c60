import { api, type Lead, limits, type Page } from '@bong-bari/contract'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { dropKnownChanges } from './lead-changes.ts'
import type { LeadFilters } from './lead-filters.ts'

/** `answer` is the call's answer: the same object while nothing changed. */
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

/** Lists whose first page was unchanged at the last poll; any change of any lead changes it. */
const standing = new Set<string>()

const nameOf = (queryKey: QueryKey) => JSON.stringify(queryKey)

const knownPage = ({ client, queryKey, cursor }: Asked) => {
  const known = client.getQueryData<LeadPages>(queryKey)
  return known?.pages[known.pageParams.indexOf(cursor)]
}

const ask = async ({ filters, cursor, signal }: Asked): Promise<LeadPage> => {
  // The first page is polled and small; later ones are large to spare waiting.
  const page = cursor ? { cursor, limit: limits.leadPage.max } : {}
  const from = (place: object) =>
    call(api.leads.list, { query: { ...filters, ...place } }, { signal })
  let answer = await from(page)
  // A page of a search may be empty and still have a next one.
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
 * One page of a list. A poll asks for the first; while that is unchanged, the others are too and are not
 * asked for.
 */
export const readLeadPage = async (asked: Asked) => {
  if (asked.cursor === firstPage) return askFirst(asked)
  const known = standing.has(nameOf(asked.queryKey)) ? knownPage(asked) : undefined
  return known ?? ask(asked)
}

/** The same data while all pages are unchanged, so that an idle poll renders nothing. */
export const sameWhileStanding = (old: unknown, fresh: LeadPages) => {
  const before = old as LeadPages | undefined
  const isSame =
    before?.pages.length === fresh.pages.length &&
    fresh.pages.every((page, at) => page === before.pages[at])
  return isSame ? before : fresh
}
