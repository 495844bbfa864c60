import { keptDays, postRevision } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { all, get, type Item, type Key, put, update } from './verbs.ts'
import { writeMany } from './write-many.ts'

/** What a post said; `id` is the post's. It goes with a post that is deleted. */
export const storedPostRevision = z.object({
  ...postRevision.shape,
  id: z.uuid(),
  ttl: z.optional(z.number()),
})
export type StoredPostRevision = z.output<typeof storedPostRevision>

/** Revisions of a post that are kept. */
const most = 20

const read = readerFor('post', storedPostRevision, ({ pk, sk }) => `${pk} ${sk}`)

const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) })

export const keyOfRevision = ({ id, at }: Pick<StoredPostRevision, 'id' | 'at'>) =>
  keys.postRevision(id, at)

/** All that is kept, newest first. */
export const listRevisions = async (id: string): Promise<StoredPostRevision[]> =>
  read.every((await all(keys.postRevisions(id))).toReversed())

export const findRevision = async (id: string, at: string) =>
  read.one(await get(keys.postRevision(id, at)))

export const itemOfRevision = (revision: StoredPostRevision) => ({
  ...keyOfRevision(revision),
  ...revision,
})

/** Keeps what a post says, before it says something else; again is the same. Of many the oldest go. */
export const keepRevision = async (revision: StoredPostRevision) => {
  await put(itemOfRevision(revision))
  const kept = await all(keys.postRevisions(revision.id))
  const extra = kept.slice(0, Math.max(0, kept.length - most))
  if (extra.length) await writeMany([], extra.map(keyOf))
}

const giveEnd = async (id: string, ttl: number | undefined) => {
  for (const item of await all(keys.postRevisions(id))) await update(keyOf(item), { set: { ttl } })
}

/** They are kept as long as a post that is deleted now. */
export const expireRevisions = (id: string, at: Date) =>
  giveEnd(id, Math.floor(at.getTime() / 1000) + keptDays.trash * 24 * 3600)

/** Of a post that is restored. */
export const keepRevisions = (id: string) => giveEnd(id, undefined)

/** For good. */
export const removeRevisions = async (id: string) =>
  writeMany([], (await all(keys.postRevisions(id))).map(keyOf))
