import { postRevision } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { endInTrash } from './move-to-trash.ts'
import { readerFor } from './unreadable.ts'
import { all, type Key, keyOf, transact, type Write } from './verbs.ts'

/** What a post said; `id` is the post's. It goes with a post that is deleted. */
export const storedPostRevision = z.object({
  ...postRevision.shape,
  id: z.uuid(),
  ttl: z.optional(z.number()),
})
export type StoredPostRevision = z.output<typeof storedPostRevision>

/** Revisions of a post that are kept: each new one takes the place of the oldest. */
const most = 20

const read = readerFor('post', storedPostRevision, ({ pk, sk }) => `${pk} ${sk}`)

/** All that is kept, newest first. */
export const listRevisions = async (id: string): Promise<StoredPostRevision[]> =>
  read.every(await all(keys.postRevisions(id))).sort((a, b) => (a.at < b.at ? 1 : -1))

export const findRevision = async (id: string, at: string) =>
  (await listRevisions(id)).find((one) => one.at === at)

/** What a post said, that was kept `earlier` times before. */
export const itemOfRevision = (revision: StoredPostRevision, earlier: number) => ({
  ...keys.postRevision(revision.id, earlier % most),
  ...revision,
})

/** Bytes that one transaction takes of them, beside a post and its copy in the trash: 4 MB is the most in all. */
const mostBytes = 2.5 * 2 ** 20

/** A write for each that one transaction takes; of very long ones the rest is written before it. */
const each = async (id: string, write: (key: Key) => Write): Promise<Write[]> => {
  const together: Write[] = []
  let bytes = 0
  for (const item of await all(keys.postRevisions(id))) {
    bytes += Buffer.byteLength(JSON.stringify(item))
    if (bytes < mostBytes) together.push(write(keyOf(item)))
    else await transact([write(keyOf(item))])
  }
  return together
}

/** The revisions of a post are kept as long as the post that is deleted now. */
export const expiring = (id: string, at: Date) =>
  each(id, (key) => ({ update: key, changes: { set: { ttl: endInTrash(at) } } }))

/** Of a post that is restored. */
export const staying = (id: string) =>
  each(id, (key) => ({ update: key, changes: { set: { ttl: undefined } } }))

/** For good. */
export const removing = (id: string) => each(id, (key) => ({ remove: key }))
