import {
  managedSection,
  reply,
  type TrashKind,
  template,
  training,
  trashKinds,
} from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { DescribePicture } from './describe-picture.ts'
import { keys } from './keys.ts'
import { storedPost } from './post-item.ts'
import { claimSlug } from './post-slug.ts'
import { backInTime } from './restored-post.ts'
import { announceSearchChange } from './search-change.ts'
import { readerFor } from './unreadable.ts'
import { all, create, get, type Key, remove, update } from './verbs.ts'

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** As it was stored, keys and all: what cannot be read is kept too. */
const whole = z.union([
  z.looseObject(storedPost.shape),
  z.looseObject(managedSection.shape),
  z.looseObject(training.shape),
  z.looseObject(template.shape),
  z.looseObject(reply.shape),
  z.record(z.string(), z.unknown()),
])

export const storedTrash = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  item: whole,
  /** Tells one deletion of a thing from its next. */
  deletion: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.nullable(z.string()),
  /** Once it stands in its place again: a post's slug there, else empty. */
  restoredAs: z.optional(z.string()),
  ttl: z.number(),
})
export type InTrash = z.output<typeof storedTrash>

const read = readerFor('trash', storedTrash, ({ sk }) => sk)

/** Something that was deleted, also once it is restored; undefined when it has been kept for its time. */
export const findInTrash = async (
  kind: TrashKind,
  id: string,
  now: Date,
): Promise<InTrash | undefined> => {
  const found = read.one(await get(keys.inTrash(kind, id)))
  return found && found.ttl > seconds(now) ? found : undefined
}

/** Everything that can be restored, deleted last first. */
export const listTrash = async (now: Date): Promise<InTrash[]> =>
  read
    .every(await all(keys.trash))
    .filter(({ ttl, restoredAs }) => restoredAs === undefined && ttl > seconds(now))
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))

const placeOf = ({ item }: InTrash, slug: string | undefined): Key =>
  slug === undefined || isById(item)
    ? { pk: String(item.pk), sk: String(item.sk) }
    : keys.post(slug)

const isById = (item: object) => 'byId' in item && item.byId === true

/**
 * Puts what is in the trash where it was, a post under `slug`: `made`, or `there` when it stands there
 * already. Undefined when another post has the slug.
 */
export const placeAgain = async (
  one: InTrash,
  now: Date,
  slug?: string,
): Promise<'made' | 'there' | undefined> => {
  if (one.kind === 'post') await announceSearchChange('post', one.id)
  if (slug !== undefined && isById(one.item) && !(await claimSlug(slug, one.id, now)))
    return undefined
  const key = placeOf(one, slug)
  const item = { ...backInTime(one, now), ...key, ...(slug !== undefined && { slug }) }
  if (await create(item)) return 'made'
  const isIt = slug === undefined || (await get(key))?.gsi2pk === one.item.gsi2pk
  return isIt ? 'there' : undefined
}

/** Takes a post back out of a place where it should not have been put. */
export const unplace = (one: InTrash, slug: string) =>
  remove(placeOf(one, slug), {
    expression: '#gsi2pk = :its',
    values: { its: one.item.gsi2pk },
  })

/** Notes where it stands again; false when somebody else noted that, or deleted it, meanwhile. */
export const markRestored = async ({ kind, id, deletion }: InTrash, restoredAs: string) => {
  const still = {
    expression: '#deletion = :deletion AND attribute_not_exists(#restoredAs)',
    values: { deletion },
  }
  return (await update(keys.inTrash(kind, id), { set: { restoredAs } }, still)) !== undefined
}

/** Deletes for good, also what cannot be read; false when it is not in the trash. */
export const removeFromTrash = (kind: TrashKind, id: string, now: Date) =>
  remove(keys.inTrash(kind, id), {
    expression: '#ttl > :now AND attribute_not_exists(#restoredAs)',
    values: { now: seconds(now) },
  })

/** Says what a picture shows in what is kept; one deleted anew meanwhile stays as it is. */
export const describeInTrash: DescribePicture = async (address, imageAlt) => {
  let changed = 0
  for (const { kind, id, deletion, item } of await listTrash(new Date())) {
    if (item.image !== address && item.imageUrl !== address) continue
    const set = { item: { ...item, imageAlt } }
    const still = { expression: '#deletion = :deletion', values: { deletion } }
    if (await update(keys.inTrash(kind, id), { set }, still)) changed++
  }
  return changed
}
