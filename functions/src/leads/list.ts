import { leadFiltersOf, type leads, limits, type ParsedInput } from '@bong-bari/contract'
import { leadsVersion, listLeads, searchLeads } from '@bong-bari/table'
import { leadSearch } from '../searching/lead-words.ts'

type Query = ParsedInput<typeof leads.list>['query']

const read = (query: Query) => {
  const { q, cursor, limit = limits.leadPage.default, order, spam } = query
  const listing = { filters: leadFiltersOf(query), order, spam, limit }
  if (q) return searchLeads({ ...listing, ...leadSearch(q), cursor })
  // A cursor of a search may break off; a list has no use for that.
  return listLeads({ ...listing, cursor: cursor?.split('~')[0] })
}

/** By then a change has been written, or never will be, and the indexes know of it. */
const settled = 60_000
/** How long one tag may stand for a list, in milliseconds: while changes arrive, and after. */
const tagLifetime = { busy: 2_000, quiet: 5 * 60_000 }

const tagOf = ({ number, changedAt }: Awaited<ReturnType<typeof leadsVersion>>, now: number) => {
  const lifetime = now - changedAt > settled ? tagLifetime.quiet : tagLifetime.busy
  return `${number}-${lifetime}-${Math.floor(now / lifetime)}`
}

/** A page of leads; a caller who holds it already costs the table one version item. */
export const leadPage = async (query: Query, now: Date) => ({
  // Read before the page, so that a page is never newer by its tag than by its leads.
  tag: tagOf(await leadsVersion(), now.getTime()),
  read: () => read(query),
})
