import { pendingChanges } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { type Edit, given, isVersion } from '../db/edit.ts'
import { readerFor } from '../db/unreadable.ts'
import { all, get, getMany, isFree, transact, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { type StoredPost, storedPost } from './item.ts'
import { type Keeping, writesOfKeeping } from './post.ts'

/** Unpublished; deleted with the post. */
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
  const asked = ids.map((id) => keys.postChanges(id))
  const found = await getMany(asked, { ProjectionExpression: 'pk, sk' })
  const kept = new Set(found.map(({ pk }) => pk))
  return new Set(ids.filter((_, place) => kept.has(asked[place]?.pk)))
}

export const listChanges = async (id: string): Promise<StoredPostChanges[]> =>
  read.every(await all(keys.postChanges(id).pk))

/** A post with its changes applied. */
export const withChanges = <Post extends StoredPost>(
  post: Post,
  changes: Pick<StoredPostChanges, 'words'> | undefined,
): Post => {
  const words = changes?.words ?? {}
  const another = words.image !== undefined && words.image !== post.image
  return { ...post, ...(another && { imageSmall: null, imageAlt: null }), ...given(words) }
}

/** 0 means none. */
const areOf = (version: number) => (version ? isVersion(version) : isFree)

const about = (of: string, fields: readonly string[]) => ({ noun: 'post', of, fields }) as const

type Next = Pick<StoredPostChanges, 'words' | 'base' | 'autosaved'> & {
  /** Becomes a revision. */
  keeping: Keeping
}

/** Undefined if the post is gone, or it or its changes have another version. */
export const putChanges = async (
  { id, version }: Pick<StoredPost, 'id' | 'version'>,
  current: StoredPostChanges | undefined,
  { keeping, ...next }: Next,
  { by, at }: Edit,
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
      { put: { ...keys.postChanges(id), ...item }, when: areOf(before.version) },
      { check: keys.post(id), when: isVersion(version) },
      ...(current ? await writesOfKeeping(current, keeping, at) : []),
    ],
    next.autosaved ? undefined : about(id, Object.keys(next.words)),
  )
  return failed ? undefined : item
}

export const removing = (id: string, version: number): Write => ({
  remove: keys.postChanges(id),
  when: isVersion(version),
})

/** They become a revision; false if the version differs. */
export const dropChanges = async (
  current: StoredPostChanges,
  keeping: Keeping,
  { at }: Edit,
): Promise<boolean> =>
  !(await transact(
    [removing(current.id, current.version), ...(await writesOfKeeping(current, keeping, at))],
    about(current.id, ['changes']),
  ))
