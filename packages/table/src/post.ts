import type { managedPost } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import { type ChangesOf, type Edit, edit } from './edit.ts'
import { keys } from './keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'
import { keyOfPost, listKeysOf, publicAt, readPosts, type StoredPost } from './post-item.ts'
import { expireRevisions } from './post-revision.ts'
import { freeSlug, itemWithSlug, placeUnder } from './post-slug.ts'
import { announceSearchChange } from './search-change.ts'
import { behindHash } from './unreadable.ts'
import { create, get, type Item, newestFirst } from './verbs.ts'

const announce = (id: string) => announceSearchChange('post', id)

type NewPost = Omit<z.input<typeof managedPost>, 'publishAt'> & {
  publishAt?: string | null
  autosaved?: boolean
  byId?: boolean
}

/** A post as the table keeps it: under its slug, or under its id where it has none or `byId` asks for it. */
export const itemOfPost = (given: NewPost) => {
  const { id, slug, createdAt, status = 'published', publishAt = createdAt } = given
  const byId = slug === null || given.byId === true
  return {
    ...keyOfPost({ id, slug, byId }),
    ...given,
    publishAt,
    ...(byId && { byId }),
    ...listKeysOf({ id, status, publishAt, createdAt }),
    gsi2pk: keys.postOf(id),
    gsi2sk: 'POST',
  }
}

/**
 * Stores a post under its slug, or under its id where it has none or `byId` asks for it: its slug is then
 * claimed before. False, and nothing stored, when the slug is taken by another one. What stands there with
 * its id stays as it is.
 */
export const createPost = async (given: NewPost) => {
  await announce(given.id)
  const { id, slug, createdAt } = given
  const item = itemOfPost(given)
  if (slug === null || item.byId)
    return (await create(item)) || (await get(keyOfPost(item)))?.id === id
  const now = new Date(createdAt)
  return placeUnder(slug, item, { now, isSame: (standing) => standing.id === id })
}

/** Whatever its status is: see {@link publicAt}. */
export const findPostBySlug = async (slug: string): Promise<StoredPost | undefined> =>
  readPosts.one(await itemWithSlug(slug))

/** Whether visitors may see something under a slug, also a post that cannot be read. */
export const isSlugShown = async (slug: string, now: Date) => {
  const item = await itemWithSlug(slug)
  if (!item) return false
  const post = readPosts.one(item)
  return !post || publicAt(post, now) !== undefined
}

const indexedWithId = async (id: string): Promise<Item | undefined> =>
  (await newestFirst('gsi2', keys.postOf(id), { limit: 1 }))[0]

/** Where a post stands: the index that knows may lag behind what was written under an id. */
const keyWithId = async (id: string) => {
  const found = await indexedWithId(id)
  return found ? { pk: String(found.pk), sk: String(found.sk) } : keys.postById(id)
}

const itemWithId = async (id: string, read?: { eventual: boolean }) => {
  const item = await get(await keyWithId(id), read)
  return item?.gsi2pk === keys.postOf(id) ? item : undefined
}

/**
 * By way of an index, which may lag a moment behind a new post; one that it knows is read as it stands
 * now, or with `eventual` at half the price as it stood a moment ago. Whatever its status is: see
 * {@link publicAt}.
 */
export const findPostById = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredPost | undefined> => readPosts.one(await itemWithId(id, read))

/** Where the post of an id stands, and whether visitors may see it, also where it cannot be read. */
export const placeOfPost = async (id: string, now: Date) => {
  const item = await itemWithId(id)
  if (!item) return undefined
  const post = readPosts.one(item)
  const [publishAt = ''] = String(item.gsi1sk).split('#')
  return {
    id,
    slug: post ? post.slug : behindHash(item.pk),
    publishAt,
    isShown: !post || publicAt(post, now) !== undefined,
  }
}

type Life = Pick<StoredPost, 'status' | 'publishAt'>

/**
 * Changes a post; undefined when it is gone, when another one has taken its slug since, or when
 * another version of it stands. Its status and its time change together.
 */
export const updatePost = async (
  post: StoredPost,
  changes: ChangesOf<Omit<StoredPost, keyof Life>> & { life?: Life | undefined },
  made: Edit,
): Promise<StoredPost | undefined> => {
  await announce(post.id)
  const still = { expression: '#id = :id', values: { id: post.id } }
  const { life, ...fields } = changes
  const moved = life && { ...life, ...listKeysOf({ ...post, ...life }) }
  return readPosts.one(await edit(keyOfPost(post), { ...fields, ...moved }, made, still))
}

/**
 * Moves a post to the trash, also one that cannot be read; false when it was gone already. The index
 * that finds it may lag behind, so whatever else has its slug by now stays.
 */
export const removePost = async (id: string, made: Deletion): Promise<boolean> => {
  const item = await itemWithId(id)
  if (!item) return false
  await announce(id)
  await expireRevisions(id, made.at)
  const key = { pk: String(item.pk), sk: String(item.sk) }
  const isMeant = ({ gsi2pk }: Item) => gsi2pk === keys.postOf(id)
  const removed = await moveToTrash({ kind: 'post', id, key }, made, { isMeant })
  if (removed && item.byId && item.slug) await freeSlug(String(item.slug), id)
  return removed
}
