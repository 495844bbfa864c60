import { postRevision } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { endInTrash } from './move-to-trash.ts'
import { readerFor } from './unreadable.ts'
import { all, get, type Item, type Key, keyOf, transact, type Write } from './verbs.ts'

/** What a post said; `id` is the post's. It goes with a post that is deleted. */
export const storedPostRevision = z.object({
  ...postRevision.shape,
  id: z.uuid(),
  ttl: z.optional(z.number()),
})
export type StoredPostRevision = z.output<typeof storedPostRevision>

const read = readerFor('post', storedPostRevision, ({ pk, sk }) => `${pk} ${sk}`)

/** All that is kept, newest first. */
export const listRevisions = async (id: string): Promise<StoredPostRevision[]> =>
  read.every(await all(keys.postRevisions(id))).sort((a, b) => (a.at < b.at ? 1 : -1))

export const findRevision = async (id: string, at: string) =>
  (await listRevisions(id)).find((one) => one.at === at)

/** Where what a post said in a version stands among its revisions. */
export const placeOfRevision = ({ updatedAt, version }: { updatedAt: string; version: number }) =>
  `${updatedAt}#${String(version).padStart(9, '0')}`

export const itemOfRevision = (revision: StoredPostRevision, place: string) => ({
  ...keys.postRevision(revision.id, place),
  ...revision,
})

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds that what was kept for a removal stays. */
const removalStays = 30 * day

/** Revisions of a post in all, and how many one write thins out. */
const most = { kept: 200, thinned: 30 }

/** Of the revisions that share this one is enough; undefined where each is kept. */
const periodOf = (at: number, now: number) => {
  if (now - at < hour) return undefined
  return now - at < day ? `hour ${Math.floor(at / hour)}` : `day ${Math.floor(at / day)}`
}

/** Those that are not kept any longer, one of them made now: the newest of each period stays. */
const outlived = (found: readonly Item[], now: number) => {
  const seen = new Set<string>()
  let kept = 1
  return found
    .filter((one) => typeof one.at === 'string')
    .sort((a, b) => (String(a.at) < String(b.at) ? 1 : -1))
    .filter(({ at, removed, kind }) => {
      const removedAt = Date.parse(
        String(kind === 'dropped' || kind === 'aside' ? at : Object(removed).at),
      )
      if (now - removedAt < removalStays) return false
      const period = periodOf(Date.parse(String(at)), now)
      const isSeen = period !== undefined && seen.has(period)
      if (period) seen.add(period)
      return isSeen || ++kept > most.kept
    })
}

/** Keeps what was written and does not stand in the post, under a place of its own; false where the post is gone. */
export const putAside = async (revision: StoredPostRevision, by: string, now: Date) =>
  !(await transact([
    { put: itemOfRevision(revision, `${revision.at}#${by}`) },
    { check: keys.post(revision.id), when: { expression: 'attribute_exists(#pk)' } },
    ...(await thinning(revision.id, now)),
  ]))

/** Takes away what a post said too long ago, or too often within an hour or a day, to be kept. */
export const thinning = async (id: string, now: Date): Promise<Write[]> => {
  const found = await all(keys.postRevisions(id), ['pk', 'sk', 'at', 'removed', 'kind'])
  return outlived(found, now.getTime())
    .slice(-most.thinned)
    .map((one) => ({ remove: keyOf(one) }))
}

/** What one transaction takes of them, beside a post and its copy in the trash: 4 MB and 100 actions is the most in all. */
const together = { bytes: 2.5 * 2 ** 20, writes: 80 }

/** A write for each that one transaction takes; of very long or very many ones the rest is written before it. */
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

/** The revisions of a post, and its changes, are kept as long as the post that is deleted now. */
export const expiring = (id: string, at: Date) =>
  each(id, (key) => ({ update: key, changes: { set: { ttl: endInTrash(at) } } }))

/** Of a post that is restored. */
export const staying = (id: string) =>
  each(id, (key) => ({ update: key, changes: { set: { ttl: undefined } } }))

/** For good. */
export const removing = (id: string) => each(id, (key) => ({ remove: key }))
