import {
  behindHeader,
  isCountedByIndex,
  type leads,
  limits,
  type Page,
  type ParsedInput,
} from '@bong-bari/contract'
import {
  findLead,
  leadCount,
  leadEvents,
  leadRetention,
  leadsVersion,
  type StoredLead,
  unchangedLeads,
} from '@bong-bari/table'
import { tagOf } from '../http/answer.ts'
import { refuse } from '../http/refuse.ts'
import { type Asker, filteredBy, isWaiting, leadsFor } from '../searching/lead-listing.ts'

type Query = ParsedInput<typeof leads.list>['query']

const read = (
  { cursor, limit = limits.leadPage.default, ...query }: Query,
  asker: Asker,
): Promise<Page<StoredLead[]>> => leadsFor(query, asker).page({ cursor, limit })

/** Milliseconds of index lag. */
const settled = 60_000
/** Milliseconds of a tag while busy, and after. */
const tagLifetime = { busy: 2_000, quiet: 5 * 60_000 }

type Version = Awaited<ReturnType<typeof leadsVersion>>

/** Pulses come each minute. */
const mostBehind = 3 * 60_000

const isBehind = ({ followedAt = Infinity }: Version, now: number) => now - followedAt > mostBehind

const pageTag = (version: Version, now: number) => {
  const { number, changedAt } = version
  const lifetime = now - changedAt > settled ? tagLifetime.quiet : tagLifetime.busy
  const behind = isBehind(version, now) ? '-behind' : ''
  return `${number}-${lifetime}-${Math.floor(now / lifetime)}${behind}`
}

/** Unchanged, it costs one version item. */
export const leadPage = async (query: Query, asker: Asker) => {
  // First, so a page is never older than its tag.
  const version = await leadsVersion()
  const now = asker.now.getTime()
  return {
    tag: pageTag(version, now),
    read: () => read(query, asker),
    ...(isBehind(version, now) && { headers: { [behindHeader]: 'true' } }),
  }
}

type CountQuery = ParsedInput<typeof leads.count>['query']

/** Search counts stop here, or after so many pages, even empty. */
const mostFound = 100
const mostPages = 5

const countFound = async (query: CountQuery, asker: Asker) => {
  let [count, pages] = [0, 0]
  for await (const found of leadsFor(query, asker).pages()) {
    if (pages++ === mostPages) return { count, more: true }
    count += found.length
    if (count > mostFound) return { count: mostFound, more: true }
  }
  return { count, more: false }
}

const count = async (query: CountQuery, asker: Asker) => {
  const { q, spam, order: _, ...filters } = query
  if (q || !isCountedByIndex(filters)) return countFound(query, asker)
  return leadCount({ ...filteredBy(filters, asker), spam, waiting: isWaiting(query) })
}

/** The number is the tag. */
export const countOfLeads = async (query: CountQuery, asker: Asker) => {
  const answer = await count(query, asker)
  return { tag: tagOf(JSON.stringify(answer)), read: async () => answer }
}

type EventQuery = ParsedInput<typeof leads.events>['query']

/** The cursor is the last id. */
export const eventPage = async (
  id: string,
  { cursor, limit = limits.leadEventPage.default }: EventQuery,
) => {
  const lead = (await findLead(id)) ?? refuse('lead-not-found')
  const events = await leadEvents(lead)
  const start = cursor ? events.findIndex((one) => one.id === cursor) + 1 : 0
  const items = events.slice(start, start + limit)
  return { items, next: start + limit < events.length ? items.at(-1)?.id : undefined }
}

/** Nobody needs more. */
const mostCounted = 1_000

const countDue = async (before: Date) => {
  let due = 0
  for await (const _ of unchangedLeads(before)) if (++due === mostCounted) break
  return due
}

export const retentionNotice = async (now: Date) => {
  const retention = await leadRetention(now)
  if (!retention) return { months: null, from: null, due: 0 }
  const { months, from, before } = retention
  return { months, from: from.toISOString(), due: await countDue(before) }
}
