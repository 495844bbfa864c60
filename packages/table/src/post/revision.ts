import { postRevision } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { all, get, type Item, type Key, keyOf, transact, type Write } from '../db/verbs.ts'
import { endInTrash } from '../nouns/move-to-trash.ts'
import { keys } from '../schema/keys.ts'

/** A past text of post `id`; deleted with it. */
export const storedPostRevision = z.object({
  ...postRevision.shape,
  id: z.uuid(),
  ttl: z.optional(z.number()),
})
export type StoredPostRevision = z.output<typeof storedPostRevision>

const read = readerFor('post', storedPostRevision, ({ pk, sk }) => `${pk} ${sk}`)

/** Newest first. */
export const listRevisions = async (id: string): Promise<StoredPostRevision[]> =>
  read.every(await all(keys.postRevisions(id))).sort((a, b) => (a.at < b.at ? 1 : -1))

export const findRevision = async (id: string, at: string) =>
  (await listRevisions(id)).find((one) => one.at === at)

/** The sort key of a version's revision. */
export const placeOfRevision = ({ updatedAt, version }: { updatedAt: string; version: number }) =>
  `${updatedAt}#${String(version).padStart(9, '0')}`

export const itemOfRevision = (revision: StoredPostRevision, place: string) => ({
  ...keys.postRevision(revision.id, place),
  ...revision,
})

const hour = 3_600_000
const day = 24 * hour

/** For this long, in ms, those that somebody may look for are kept whatever comes after. */
const soughtFor = 30 * day

const most = { kept: 200, thinned: 30 }

/** One revision per period is kept; undefined where all are. */
const periodOf = (at: number, now: number) => {
  if (now - at < hour) return undefined
  return now - at < day ? `hour ${Math.floor(at / hour)}` : `day ${Math.floor(at / day)}`
}

/** All but the newest of each period, counting one about to be written. */
const outlived = (found: readonly Item[], now: number) => {
  const seen = new Set<string>()
  let kept = 1
  return found
    .filter((one) => typeof one.at === 'string')
    .sort((a, b) => (String(a.at) < String(b.at) ? 1 : -1))
    .filter(({ at, kind }) => {
      const isSought = kind === 'dropped' || kind === 'shortened'
      if (isSought && now - Date.parse(String(at)) < soughtFor) return false
      const period = periodOf(Date.parse(String(at)), now)
      const isSeen = period !== undefined && seen.has(period)
      if (period) seen.add(period)
      return isSeen || ++kept > most.kept
    })
}

/** Removes revisions beyond their hour or day, or too old. */
export const thinning = async (id: string, now: Date): Promise<Write[]> => {
  const found = await all(keys.postRevisions(id), ['pk', 'sk', 'at', 'kind'])
  return outlived(found, now.getTime())
    .slice(-most.thinned)
    .map((one) => ({ remove: keyOf(one) }))
}

/** Leaves room for a post and its trash copy: DynamoDB takes 4 MB and 100 actions. */
const together = { bytes: 2.5 * 2 ** 20, writes: 80 }

/** For one transaction; what does not fit is written first. */
const each = async (id: string, write: (key: Key) => Write): Promise<Write[]> => {
  const last: Write[] = []
  let bytes = 0
  const changes = await get(keys.postChanges(id))
  for (const item of [...(changes ? [changes] : []), ...(await all(keys.postRevisions(id)))]) {
    bytes += Buffer.byteLength(JSON.stringify(item))
    if (bytes < together.bytes && last.length < together.writes) last.push(write(keyOf(item)))
    else await transact([write(keyOf(item))])
  }
  return last
}

/** Sets a deleted post's `ttl` on revisions and changes. */
export const expiring = (id: string, at: Date) =>
  each(id, (key) => ({ update: key, changes: { set: { ttl: endInTrash(at) } } }))

/** Clears it for a restored post. */
export const staying = (id: string) =>
  each(id, (key) => ({ update: key, changes: { set: { ttl: undefined } } }))

export const removing = (id: string) => each(id, (key) => ({ remove: key }))
