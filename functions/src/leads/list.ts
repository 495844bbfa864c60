import { behindHeader, type leads, limits, type Page, type ParsedInput } from '@bong-bari/contract'
import {
  countLeads,
  findLead,
  listLeadEvents,
  readLeadsVersion,
  type StoredLead,
} from '@bong-bari/table'
import { tagOf } from '../http/answer.ts'
import { refuse } from '../http/refuse.ts'
import {
  type Asker,
  chooseLeadListing,
  listsOnlyWaiting,
  makeFilterOptions,
} from '../searching/lead-listing.ts'

type Query = ParsedInput<typeof leads.list>['query']

const readLeadPage = async (
  { cursor, limit = limits.leadPage.default, ...query }: Query,
  asker: Asker,
): Promise<Page<StoredLead[]>> => (await chooseLeadListing(query, asker)).page({ cursor, limit })

/** Indexes follow a change within this time. */
const indexLagMs = 60_000
/** How long an entity tag is good: while the indexes follow a change, and after that. */
const tagLifetimeMs = { busy: 2_000, quiet: 5 * 60_000 }

type LeadsVersion = Awaited<ReturnType<typeof readLeadsVersion>>

/** A pulse comes every minute; after three without one the stream lags. */
const maxStreamLagMs = 3 * 60_000

const isBehind = ({ followedAt = Infinity }: LeadsVersion, now: number) =>
  now - followedAt > maxStreamLagMs

const makePageTag = (version: LeadsVersion, now: number) => {
  const { number, changedAt } = version
  const lifetime = now - changedAt > indexLagMs ? tagLifetimeMs.quiet : tagLifetimeMs.busy
  const behind = isBehind(version, now) ? '-behind' : ''
  return `${number}-${lifetime}-${Math.floor(now / lifetime)}${behind}`
}

/** Answers a page of leads. If nothing has changed, only the version is read. */
export const answerLeadPage = async (query: Query, asker: Asker) => {
  // The version is read first, so that a page is never older than its tag.
  const version = await readLeadsVersion()
  const now = asker.now.getTime()
  return {
    tag: makePageTag(version, now),
    read: () => readLeadPage(query, asker),
    ...(isBehind(version, now) && { headers: { [behindHeader]: 'true' } }),
  }
}

type CountQuery = ParsedInput<typeof leads.count>['query']

/** Counting a search stops at so many leads, or after so many pages, even if they are empty. */
const maxSearchCount = 100
const maxSearchPages = 5

const countBySearch = async (query: CountQuery, asker: Asker) => {
  let [count, pages] = [0, 0]
  for await (const leads of (await chooseLeadListing(query, asker)).pages()) {
    if (pages++ === maxSearchPages) return { count, more: true }
    count += leads.length
    if (count > maxSearchCount) return { count: maxSearchCount, more: true }
  }
  return { count, more: false }
}

const countByQuery = async (query: CountQuery, asker: Asker) => {
  const { q, spam, ...filters } = query
  if (q) return countBySearch(query, asker)
  return countLeads({
    ...makeFilterOptions(filters, asker),
    spam,
    waiting: listsOnlyWaiting(query),
  })
}

/** Answers a count. The count itself is the entity tag. */
export const answerLeadCount = async (query: CountQuery, asker: Asker) => {
  const answer = await countByQuery(query, asker)
  return { tag: tagOf(JSON.stringify(answer)), read: async () => answer }
}

type EventQuery = ParsedInput<typeof leads.events>['query']

/** Lists a page of events. The cursor is the id of the last one. */
export const listEventPage = async (
  id: string,
  { cursor, limit = limits.leadEventPage.default }: EventQuery,
) => {
  const lead = (await findLead(id)) ?? refuse('lead-not-found')
  const events = await listLeadEvents(lead)
  const start = cursor ? events.findIndex((one) => one.id === cursor) + 1 : 0
  const items = events.slice(start, start + limit)
  return { items, next: start + limit < events.length ? items.at(-1)?.id : undefined }
}
