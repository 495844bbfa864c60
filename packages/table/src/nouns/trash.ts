import { nouns, type TrashKind, trashKinds } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { all, get, isFree, keyOf, transact, update, type Write } from '../db/verbs.ts'
import { listKeysOf, storedPost } from '../post/item.ts'
import { naming } from '../post/post.ts'
import { removing, staying } from '../post/revision.ts'
import { keys } from '../schema/keys.ts'
import type { DescribePicture } from './describe-picture.ts'
import { everyNounTable } from './nouns.ts'

type Deleted = { kind: string; item: Record<string, unknown>; deletedAt: string }

/** A post whose time passed in the trash becomes a draft. */
const backInTime = ({ kind, item, deletedAt }: Deleted, now: Date) => {
  const { data } = kind === 'post' ? storedPost.safeParse(item) : {}
  if (data?.status !== 'scheduled' || !data.publishAt) return item
  const cameMeanwhile = data.publishAt > deletedAt && data.publishAt <= now.toISOString()
  if (!cameMeanwhile) return item
  const life = { status: 'draft' as const, publishAt: null }
  return { ...item, ...life, ...listKeysOf({ ...data, ...life }) }
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** With keys; unreadable ones too. */
const whole = z.union([
  z.looseObject(storedPost.shape),
  ...everyNounTable.map(({ schema }) => z.looseObject(schema.shape)),
  z.record(z.string(), z.unknown()),
])

export const storedTrash = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  item: whole,
  /** Unique per deletion. */
  deletion: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.nullable(z.string()),
  /** Once restored: a post's new slug, else empty. */
  restoredAs: z.optional(z.string()),
  ttl: z.number(),
})
export type InTrash = z.output<typeof storedTrash>

const read = readerFor('trash', storedTrash, ({ sk }) => sk)

/** Restored ones too; undefined once expired. */
export const findInTrash = async (
  kind: TrashKind,
  id: string,
  now: Date,
): Promise<InTrash | undefined> => {
  const found = read.one(await get(keys.inTrash(kind, id)))
  return found && found.ttl > seconds(now) ? found : undefined
}

/** Last deleted first. */
export const listTrash = async (now: Date): Promise<InTrash[]> =>
  read
    .every(await all(keys.trash))
    .filter(({ ttl, restoredAs }) => restoredAs === undefined && ttl > seconds(now))
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))

const subjectOf = ({ kind, id, item }: InTrash) => ({
  noun: kind,
  of: id,
  label: item[nouns[kind].trash.name],
})

/** Unless already restored or deleted again. */
const restored = ({ kind, id, deletion }: InTrash, slug: string | null): Write => ({
  update: keys.inTrash(kind, id),
  changes: { set: { restoredAs: slug ?? '' } },
  when: {
    expression: '#deletion = :deletion AND attribute_not_exists(#restoredAs)',
    values: { deletion },
  },
})

/** All or nothing. Returns a post's slug; `slug-taken` when another has it, `elsewhere` when already restored or deleted again. */
export const putBack = async (
  one: InTrash,
  now: Date,
  slug: string | null,
): Promise<{ slug: string | null } | 'slug-taken' | 'elsewhere'> => {
  const { kind, id } = one
  const item = { ...backInTime(one, now), ...keyOf(one.item), ...(kind === 'post' && { slug }) }
  const own = { put: item, when: isFree }
  const name = slug === null ? [] : [naming(slug, id)]
  const ofPost = kind === 'post' ? await staying(id) : []
  const failed = await transact([restored(one, slug), own, ...name, ...ofPost], subjectOf(one))
  if (!failed) {
    // Former slugs redirect again where free.
    const { formerSlugs } = storedPost.safeParse(item).data ?? { formerSlugs: [] }
    for (const former of formerSlugs) await transact([naming(former, id)])
    return { slug }
  }
  if (failed === name[0]) return 'slug-taken'
  if (failed !== own) return 'elsewhere'
  // Created again under the same Idempotency-Key.
  const like = await get(keyOf(one.item))
  const its = typeof like?.slug === 'string' ? like.slug : null
  return (await transact([restored(one, its)])) ? 'elsewhere' : { slug: its }
}

/** With a post's revisions, readable or not; false if not in the trash. */
export const removeFromTrash = async (kind: TrashKind, id: string, now: Date) => {
  const when = {
    expression: '#ttl > :now AND attribute_not_exists(#restoredAs)',
    values: { now: seconds(now) },
  }
  const revisions = kind === 'post' ? await removing(id) : []
  const subject = { noun: kind, of: id }
  return !(await transact([{ remove: keys.inTrash(kind, id), when }, ...revisions], subject))
}

const mainPictureOf = (kind: TrashKind) =>
  everyNounTable.find(({ noun }) => noun.name === kind)?.noun.picture ?? 'image'

/** Updates alt texts; skips what was deleted again. */
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
