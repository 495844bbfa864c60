import * as z from 'zod/mini'
import { keys, type SearchedKind } from './keys.ts'
import { remove, sortKeys, upTo, type Write } from './verbs.ts'

/**
 * Milliseconds after which what was announced has been written, or never will be, and the indexes have
 * it: functions that announce end before.
 */
export const settleMs = 30_000

/** Something whose words changed: `sk` is the time and its id. */
export const storedSearchChange = z.object({ pk: z.string(), sk: z.string() })

export type SearchChange = {
  kind: SearchedKind
  id: string
  /** Its place among all, in the order of their times. */
  place: string
  /** Whether what it announces had been written by the time it was read. */
  hasSettled: boolean
}

/** Says that the words by which something is found change: a write among those that change them. */
export const searchChange = (kind: SearchedKind, id: string): Write => ({
  put: keys.searchChange(kind, `${new Date().toISOString()}#${id}`),
})

/** What was announced and may not yet be known to the search, oldest first, in pages of at most 100. */
export async function* searchChanges(kind: SearchedKind): AsyncGenerator<SearchChange[]> {
  const now = Date.now()
  const pages = upTo(keys.searchChanges(kind), '~', 100)
  for await (const items of pages)
    yield items.map(({ sk }) => {
      const place = String(sk)
      const [time = '', id = ''] = place.split('#')
      const hasSettled = (Date.parse(time) || 0) + settleMs <= now
      return { kind, id, place, hasSettled }
    })
}

/** Announcements that a search minds: as many as a burst may bring until the next look has taken them in. */
const mostRecent = 2_000

/** Ids of what the search does not know yet as it is; of many the last 2,000. */
export const recentlyChanged = async (kind: SearchedKind): Promise<string[]> => {
  const places = await sortKeys(keys.searchChanges(kind), { order: 'newest', limit: mostRecent })
  return [...new Set(places.map((place) => place.split('#')[1] ?? ''))]
}

export const removeSearchChange = ({ kind, place }: SearchChange) =>
  remove(keys.searchChange(kind, place))
