import { pendingChanges } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { type EditContext, isVersion, omitUndefined } from '../db/edit.ts'
import { readerFor } from '../db/unreadable.ts'
import { get, getMany, isFree, queryAll, transact, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { type StoredPost, storedPost } from './item.ts'
import { type RevisionChange, revisionWrites } from './post.ts'

/** Changes of a post that are not published yet, deleted together with the post. */
export const storedPostChanges = z.object({
  ...pendingChanges.shape,
  ...z.pick(storedPost, {
    id: true,
    createdAt: true,
    autosaved: true,
    revisedAt: true,
  }).shape,
  ttl: z.optional(z.number()),
})
export type StoredPostChanges = z.output<typeof storedPostChanges>

const read = readerFor('post', storedPostChanges, ({ pk }) => String(pk))

export const findChanges = async (id: string): Promise<StoredPostChanges | undefined> =>
  read.one(await get(keys.postChanges(id)))

export const postsWithChanges = async (ids: readonly string[]): Promise<Set<string>> => {
  const keysById = ids.map((id) => keys.postChanges(id))
  const items = await getMany(keysById, { ProjectionExpression: 'pk, sk' })
  const partitions = new Set(items.map(({ pk }) => pk))
  return new Set(ids.filter((_, index) => partitions.has(keysById[index]?.pk)))
}

export const listChanges = async (id: string): Promise<StoredPostChanges[]> =>
  read.every(await queryAll(keys.postChanges(id).pk))

/** Returns the post as it would be with its pending changes. Another picture has no alt text and smaller copy yet. */
export const applyChanges = <Post extends StoredPost>(
  post: Post,
  changes: Pick<StoredPostChanges, 'words'> | undefined,
): Post => {
  const texts = changes?.words ?? {}
  const another = texts.image !== undefined && texts.image !== post.image
  return { ...post, ...(another && { imageSmall: null, imageAlt: null }), ...omitUndefined(texts) }
}

/** Version 0 means that there are no changes yet. */
const hasChangesVersion = (version: number) => (version ? isVersion(version) : isFree)

const makeAuditSubject = (of: string, fields: readonly string[]) =>
  ({ noun: 'post', of, fields }) as const

type NewPostChanges = Pick<StoredPostChanges, 'words' | 'base' | 'autosaved'> & {
  /** The replaced text, if it becomes a revision. */
  keeping: RevisionChange
}

/** Stores pending changes. Returns undefined if the post is gone, or if it or its changes have another version. */
export const putChanges = async (
  { id, version }: Pick<StoredPost, 'id' | 'version'>,
  current: StoredPostChanges | undefined,
  { keeping, ...next }: NewPostChanges,
  { by, at }: EditContext,
): Promise<StoredPostChanges | undefined> => {
  const now = at.toISOString()
  const first = { createdAt: now, version: 0, revisedAt: null }
  const before = current ?? first
  const item: StoredPostChanges = {
    ...before,
    ...keeping.fields,
    ...next,
    id,
    updatedAt: now,
    changedBy: by,
    version: before.version + 1,
  }
  const failed = await transact(
    [
      { put: { ...keys.postChanges(id), ...item }, when: hasChangesVersion(before.version) },
      { check: keys.post(id), when: isVersion(version) },
      ...(current ? await revisionWrites(current, keeping, at) : []),
    ],
    next.autosaved ? undefined : makeAuditSubject(id, Object.keys(next.words)),
  )
  return failed ? undefined : item
}

export const changesRemoval = (id: string, version: number): Write => ({
  remove: keys.postChanges(id),
  when: isVersion(version),
})

/** Drops pending changes and keeps their text as a revision. Returns false if they have another version. */
export const dropChanges = async (
  current: StoredPostChanges,
  keeping: RevisionChange,
  { at }: EditContext,
): Promise<boolean> =>
  !(await transact(
    [changesRemoval(current.id, current.version), ...(await revisionWrites(current, keeping, at))],
    makeAuditSubject(current.id, ['changes']),
  ))
