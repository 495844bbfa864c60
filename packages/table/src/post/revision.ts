import { postRevision } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { get, type Item, type Key, keyOf, queryAll, transact, type Write } from '../db/verbs.ts'
import { endInTrash } from '../nouns/move-to-trash.ts'
import { keys } from '../schema/keys.ts'

/** A former text of the post `id`, deleted together with the post. */
export const storedPostRevision = z.object({
  ...postRevision.shape,
  id: z.uuid(),
  ttl: z.optional(z.number()),
})
export type StoredPostRevision = z.output<typeof storedPostRevision>

const read = readerFor('post', storedPostRevision, ({ pk, sk }) => `${pk} ${sk}`)

/** Lists the revisions of a post, newest first. */
export const listRevisions = async (id: string): Promise<StoredPostRevision[]> =>
  read.every(await queryAll(keys.postRevisions(id))).sort((a, b) => (a.at < b.at ? 1 : -1))

export const findRevision = async (id: string, at: string) =>
  (await listRevisions(id)).find((one) => one.at === at)

/** The sort key of the revision that keeps the text of this version. */
export const revisionSortKey = ({ updatedAt, version }: { updatedAt: string; version: number }) =>
  `${updatedAt}#${String(version).padStart(9, '0')}`

export const itemOfRevision = (revision: StoredPostRevision, sortKey: string) => ({
  ...keys.postRevision(revision.id, sortKey),
  ...revision,
})

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Dropped and shortened texts are kept this long whatever comes after, because somebody may look for them. */
const minKeptMs = 30 * dayMs

const maxRevisions = { kept: 200, thinned: 30 }

/** One revision is kept for each hour of the last day and for each day before it. Undefined for the last hour, of which all are kept. */
const periodOf = (at: number, now: number) => {
  if (now - at < hourMs) return undefined
  return now - at < dayMs ? `hour ${Math.floor(at / hourMs)}` : `day ${Math.floor(at / dayMs)}`
}

/** Finds all but the newest revision of each period, and those above the maximum. It counts the one that is about to be written. */
const findOutdated = (revisions: readonly Item[], now: number) => {
  const seen = new Set<string>()
  let count = 1
  return revisions
    .filter((one) => typeof one.at === 'string')
    .sort((a, b) => (String(a.at) < String(b.at) ? 1 : -1))
    .filter(({ at, kind }) => {
      const isSought = kind === 'dropped' || kind === 'shortened'
      if (isSought && now - Date.parse(String(at)) < minKeptMs) return false
      const period = periodOf(Date.parse(String(at)), now)
      const isSeen = period !== undefined && seen.has(period)
      if (period) seen.add(period)
      return isSeen || ++count > maxRevisions.kept
    })
}

/** Returns the writes that remove outdated revisions, the oldest first if there are too many for one transaction. */
export const outdatedRemovals = async (id: string, now: Date): Promise<Write[]> => {
  const revisions = await queryAll(keys.postRevisions(id), ['pk', 'sk', 'at', 'kind'])
  return findOutdated(revisions, now.getTime())
    .slice(-maxRevisions.thinned)
    .map((one) => ({ remove: keyOf(one) }))
}

/** DynamoDB takes 4 MB and 100 actions; this leaves room for the post and its copy in the trash. */
const maxPerTransaction = { bytes: 2.5 * 2 ** 20, writes: 80 }

/** Returns the writes for one transaction. What does not fit into it is written at once, before. */
const writeEachRevision = async (id: string, write: (key: Key) => Write): Promise<Write[]> => {
  const last: Write[] = []
  let bytes = 0
  const changes = await get(keys.postChanges(id))
  for (const item of [...(changes ? [changes] : []), ...(await queryAll(keys.postRevisions(id)))]) {
    bytes += Buffer.byteLength(JSON.stringify(item))
    if (bytes < maxPerTransaction.bytes && last.length < maxPerTransaction.writes)
      last.push(write(keyOf(item)))
    else await transact([write(keyOf(item))])
  }
  return last
}

/** Lets the revisions and pending changes of a deleted post expire together with it. */
export const expireRevisions = (id: string, at: Date) =>
  writeEachRevision(id, (key) => ({ update: key, changes: { set: { ttl: endInTrash(at) } } }))

/** Keeps the revisions and pending changes of a restored post from expiring. */
export const keepRevisions = (id: string) =>
  writeEachRevision(id, (key) => ({ update: key, changes: { set: { ttl: undefined } } }))

export const removeRevisions = (id: string) => writeEachRevision(id, (key) => ({ remove: key }))
