import { nouns, type TrashKind, trashKinds } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { get, isFree, keyOf, queryAll, transact, update, type Write } from '../db/verbs.ts'
import { listKeysOf, storedPost } from '../post/item.ts'
import { claimSlug } from '../post/post.ts'
import { keepRevisions, removeRevisions } from '../post/revision.ts'
import { keys } from '../schema/keys.ts'
import type { DescribePicture } from './describe-picture.ts'
import { everyNounTable } from './nouns.ts'

type Deleted = { kind: string; item: Record<string, unknown>; deletedAt: string }

/** A scheduled post whose time passed in the trash becomes a draft. */
const resetPassedSchedule = ({ kind, item, deletedAt }: Deleted, now: Date) => {
  const { data } = kind === 'post' ? storedPost.safeParse(item) : {}
  if (data?.status !== 'scheduled' || !data.publishAt) return item
  const cameMeanwhile = data.publishAt > deletedAt && data.publishAt <= now.toISOString()
  if (!cameMeanwhile) return item
  const life = { status: 'draft' as const, publishAt: null }
  return { ...item, ...life, ...listKeysOf({ ...data, ...life }) }
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** The deleted item with its keys. Unreadable ones are kept too. */
const trashedItem = z.union([
  z.looseObject(storedPost.shape),
  ...everyNounTable.map(({ schema }) => z.looseObject(schema.shape)),
  z.record(z.string(), z.unknown()),
])

export const storedTrash = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  item: trashedItem,
  /** Each deletion has another, so that an item which is deleted again can be told apart. */
  deletion: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.nullable(z.string()),
  /** Set once it was restored: the new slug of a post, else empty. */
  restoredAs: z.optional(z.string()),
  ttl: z.number(),
})
export type StoredTrash = z.output<typeof storedTrash>

const read = readerFor('trash', storedTrash, ({ sk }) => sk)

/** Finds what is, or was, in the trash, restored or not; undefined once it has expired. */
export const findInTrash = async (
  kind: TrashKind,
  id: string,
  now: Date,
): Promise<StoredTrash | undefined> => {
  const trashed = read.one(await get(keys.inTrash(kind, id)))
  return trashed && trashed.ttl > seconds(now) ? trashed : undefined
}

/** Lists the trash, last deleted first. */
export const listTrash = async (now: Date): Promise<StoredTrash[]> =>
  read
    .every(await queryAll(keys.trash))
    .filter(({ ttl, restoredAs }) => restoredAs === undefined && ttl > seconds(now))
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))

const subjectOf = ({ kind, id, item }: StoredTrash) => ({
  noun: kind,
  of: id,
  label: item[nouns[kind].trash.name],
})

/** Marks an item as restored. It fails if it was already restored or deleted again. */
const restoredWrite = ({ kind, id, deletion }: StoredTrash, slug: string | null): Write => ({
  update: keys.inTrash(kind, id),
  changes: { set: { restoredAs: slug ?? '' } },
  when: {
    expression: '#deletion = :deletion AND attribute_not_exists(#restoredAs)',
    values: { deletion },
  },
})

/**
 * Restores an item, all or nothing. Returns the slug of a post, `slug-taken` if another post has it, and `elsewhere` if the item was
 * already restored or deleted again.
 */
export const putBack = async (
  one: StoredTrash,
  now: Date,
  slug: string | null,
): Promise<{ slug: string | null } | 'slug-taken' | 'elsewhere'> => {
  const { kind, id } = one
  const item = {
    ...resetPassedSchedule(one, now),
    ...keyOf(one.item),
    ...(kind === 'post' && { slug }),
  }
  const own = { put: item, when: isFree }
  const name = slug === null ? [] : [claimSlug(slug, id)]
  const ofPost = kind === 'post' ? await keepRevisions(id) : []
  const failed = await transact([restoredWrite(one, slug), own, ...name, ...ofPost], subjectOf(one))
  if (!failed) {
    // Former slugs that are still free redirect again.
    const { formerSlugs } = storedPost.safeParse(item).data ?? { formerSlugs: [] }
    for (const former of formerSlugs) await transact([claimSlug(former, id)])
    return { slug }
  }
  if (failed === name[0]) return 'slug-taken'
  if (failed !== own) return 'elsewhere'
  // A repeat under the same Idempotency-Key has created it again.
  const like = await get(keyOf(one.item))
  const its = typeof like?.slug === 'string' ? like.slug : null
  return (await transact([restoredWrite(one, its)])) ? 'elsewhere' : { slug: its }
}

/** Deletes an item for good, and the revisions of a post, readable or not. Returns false if it is not in the trash. */
export const removeFromTrash = async (kind: TrashKind, id: string, now: Date) => {
  const when = {
    expression: '#ttl > :now AND attribute_not_exists(#restoredAs)',
    values: { now: seconds(now) },
  }
  const revisions = kind === 'post' ? await removeRevisions(id) : []
  const subject = { noun: kind, of: id }
  return !(await transact([{ remove: keys.inTrash(kind, id), when }, ...revisions], subject))
}

const mainPictureOf = (kind: TrashKind) =>
  everyNounTable.find(({ noun }) => noun.name === kind)?.noun.picture ?? 'image'

/** Updates the alt text of a picture in deleted items. It skips an item that was deleted again meanwhile. */
export const describeInTrash: DescribePicture = async (address, imageAlt) => {
  let changed = 0
  for (const { kind, id, deletion, item } of await listTrash(new Date())) {
    if (item[mainPictureOf(kind)] !== address) continue
    const set = { item: { ...item, imageAlt } }
    const still = { expression: '#deletion = :deletion', values: { deletion } }
    if (await update(keys.inTrash(kind, id), { set }, still)) changed++
  }
  return changed
}
