import { behindHeader, type leads, limits, type ParsedInput } from '@bong-bari/contract'
import { leadsVersion } from '@bong-bari/table'
import { type Asker, leadsFor } from '../searching/lead-listing.ts'

type Query = ParsedInput<typeof leads.list>['query']

const read = ({ cursor, limit = limits.leadPage.default, ...query }: Query, asker: Asker) =>
  leadsFor(query, asker).page({ cursor, limit })

/** Milliseconds until indexes know a change. */
const settled = 60_000
/** Milliseconds that a tag lasts while changes arrive, and after. */
const tagLifetime = { busy: 2_000, quiet: 5 * 60_000 }

type Version = Awaited<ReturnType<typeof leadsVersion>>

/** A pulse is sent each minute. */
const mostBehind = 3 * 60_000

const isBehind = ({ followedAt = Infinity }: Version, now: number) => now - followedAt > mostBehind

const tagOf = (version: Version, now: number) => {
  const { number, changedAt } = version
  const lifetime = now - changedAt > settled ? tagLifetime.quiet : tagLifetime.busy
  const behind = isBehind(version, now) ? '-behind' : ''
  return `${number}-${lifetime}-${Math.floor(now / lifetime)}${behind}`
}

/** A caller who has the page already costs one version item. */
export const leadPage = async (query: Query, asker: Asker) => {
  // Read first, so that a page is never older than its tag.
  const version = await leadsVersion()
  const now = asker.now.getTime()
  return {
    tag: tagOf(version, now),
    read: () => read(query, asker),
    ...(isBehind(version, now) && { headers: { [behindHeader]: 'true' } }),
  }
}
