import { nouns, type TrashKind, trashKinds } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { DescribePicture } from './describe-picture.ts'
import { keys } from './keys.ts'
import { everyNounTable } from './nouns.ts'
import { naming } from './post.ts'
import { listKeysOf, storedPost } from './post-item.ts'
import { removing, staying } from './post-revision.ts'
import { readerFor } from './unreadable.ts'
import { all, get, isFree, keyOf, transact, update, type Write } from './verbs.ts'

type Deleted = { kind: string; item: Record<string, unknown>; deletedAt: string }

/** Something as it comes back: a post whose time came in the trash goes up when somebody says so. */
const backInTime = ({ kind, item, deletedAt }: Deleted, now: Date) => {
  const { data } = kind === 'post' ? storedPost.safeParse(item) : {}
  if (data?.status !== 'scheduled' || !data.publishAt) return item
  const cameMeanwhile = data.publishAt > deletedAt && data.publishAt <= now.toISOString()
  if (!cameMeanwhile) return item
  const life = { status: 'draft' as const, publishAt: null }
  return { ...item, ...life, ...listKeysOf({ ...data, ...life }) }
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** As it was stored, keys and all: what cannot be read is kept too. */
const whole = z.union([
  z.looseObject(storedPost.shape),
  ...everyNounTable.map(({ schema }) => z.looseObject(schema.shape)),
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

const subjectOf = ({ kind, id, item }: InTrash) => ({
  noun: kind,
  of: id,
  label: item[nouns[kind].trash.name],
})

/** Notes that it stands in its place again; on condition that nobody restored it, or deleted it anew. */
const restored = ({ kind, id, deletion }: InTrash, slug: string | null): Write => ({
  update: keys.inTrash(kind, id),
  changes: { set: { restoredAs: slug ?? '' } },
  when: {
    expression: '#deletion = :deletion AND attribute_not_exists(#restoredAs)',
    values: { deletion },
  },
})

/**
 * Puts what is in the trash where it was, a post under `slug`, and notes that; all or nothing. Answers the slug
 * that it has then; `slug-taken` when another post has it, `elsewhere` when somebody else restored it, or deleted
 * it anew.
 */
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
    // What it was called before leads to it again, where nobody else is called so by now.
    const { formerSlugs } = storedPost.safeParse(item).data ?? { formerSlugs: [] }
    for (const former of formerSlugs) await transact([naming(former, id)])
    return { slug }
  }
  if (failed === name[0]) return 'slug-taken'
  if (failed !== own) return 'elsewhere'
  // Its like was made again meanwhile, under the same key of whoever wrote it.
  const like = await get(keyOf(one.item))
  const its = typeof like?.slug === 'string' ? like.slug : null
  return (await transact([restored(one, its)])) ? 'elsewhere' : { slug: its }
}

/** Deletes for good, also what cannot be read, and what a post said before; false when it is not in the trash. */
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

/** Says what a picture shows in what is kept; one deleted anew meanwhile stays as it is. */
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
