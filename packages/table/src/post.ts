import { type ManagedPost, managedPost, type Page } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { type ChangesOf, type Edit, edit } from './edit.ts'
import { keys } from './keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'
import { readPage, sortKey } from './page.ts'
import { announceSearchChange } from './search-change.ts'
import { behindHash, readerFor } from './unreadable.ts'
import { create, get, type Item, inOrder, newestFirst, type Order } from './verbs.ts'

const readPosts = readerFor('post', managedPost, ({ gsi2pk }) => behindHash(gsi2pk))

const announce = (id: string) => announceSearchChange('post', id)

/** Stores a post under its slug; false, and nothing stored, when the slug is taken by another one. */
export const createPost = async (given: z.input<typeof managedPost>) => {
  await announce(given.id)
  const key = keys.post(given.slug)
  const created = await create({
    ...key,
    ...given,
    gsi1pk: keys.posts,
    gsi1sk: sortKey(given),
    gsi2pk: keys.postOf(given.id),
    gsi2sk: 'POST',
  })
  return created || (await get(key))?.id === given.id
}

export const findPostBySlug = async (slug: string): Promise<ManagedPost | undefined> => {
  return readPosts.one(await get(keys.post(slug)))
}

const itemWithId = async (id: string): Promise<Item | undefined> =>
  (await newestFirst('gsi2', keys.postOf(id), { limit: 1 }))[0]

/**
 * By way of an index, which may lag a moment behind a new post; one that it knows is read as it stands
 * now, or with `eventual` at half the price as it stood a moment ago.
 */
export const findPostById = async (
  id: string,
  read?: { eventual: boolean },
): Promise<ManagedPost | undefined> => {
  const found = await itemWithId(id)
  const item = found && (await get({ pk: String(found.pk), sk: String(found.sk) }, read))
  return item?.gsi2pk === keys.postOf(id) ? readPosts.one(item) : undefined
}

/** One page of posts, newest first; `next` is the cursor of the page after it. */
export const listPosts = async ({
  limit,
  cursor,
}: {
  limit: number
  cursor?: string | undefined
}): Promise<Page<ManagedPost[]>> => {
  const find = (most: number, before: string | undefined) =>
    newestFirst('gsi1', keys.posts, { limit: most, before })
  return readPage({ limit, after: cursor, find, read: readPosts.every })
}

/** At most `count` posts on either side of a post's place in time, the nearest first. */
export const postsAround = async (
  { createdAt, id }: Pick<ManagedPost, 'createdAt' | 'id'>,
  count: number,
): Promise<{ newer: ManagedPost[]; older: ManagedPost[] }> => {
  const after = sortKey({ createdAt, id })
  const side = async (order: Order) =>
    readPosts.every(await inOrder('gsi1', keys.posts, { order, limit: count, after }))
  const [newer, older] = await Promise.all([side('oldest'), side('newest')])
  return { newer, older }
}

/** What lists say of a post. */
const postHead = z.pick(managedPost, {
  id: true,
  slug: true,
  title: true,
  date: true,
  createdAt: true,
  updatedAt: true,
})
export type PostHead = z.output<typeof postHead>

const headFields = [...Object.keys(postHead.shape), 'gsi1sk', 'gsi2pk']
const readHeads = readerFor('post', postHead, ({ gsi2pk }) => behindHash(gsi2pk))

/**
 * {@link listPosts} without their texts. The cursor may also be a moment in ISO form: then come the
 * posts of before.
 */
export const listPostHeads = ({
  limit,
  cursor,
}: {
  limit: number
  cursor?: string | undefined
}): Promise<Page<PostHead[]>> => {
  const find = (most: number, before: string | undefined) =>
    newestFirst('gsi1', keys.posts, { limit: most, before, fields: headFields })
  return readPage({ limit, after: cursor, find, read: readHeads.every })
}

/** Whether a post has this slug, also one that cannot be read. */
export const isSlugTaken = async (slug: string) => (await get(keys.post(slug))) !== undefined

/** Where the post of an id stands, also one that cannot be read; by way of an index. */
export const placeOfPost = async (id: string) => {
  const found = await itemWithId(id)
  if (!found) return undefined
  const [createdAt = ''] = String(found.gsi1sk).split('#')
  return { slug: behindHash(found.pk), createdAt }
}

/**
 * Changes a post; undefined when it is gone, when another one has taken its slug since, or when
 * another version of it stands.
 */
export const updatePost = async (
  { slug, id }: Pick<ManagedPost, 'slug' | 'id'>,
  changes: ChangesOf<Omit<ManagedPost, 'slug'>>,
  made: Edit,
): Promise<ManagedPost | undefined> => {
  await announce(id)
  const still = { expression: '#id = :id', values: { id } }
  return readPosts.one(await edit(keys.post(slug), changes, made, still))
}

/**
 * Moves a post to the trash, also one that cannot be read; false when it was gone already. The index
 * that finds it may lag behind, so whatever else has its slug by now stays.
 */
export const removePost = async (id: string, made: Deletion): Promise<boolean> => {
  const found = await itemWithId(id)
  if (!found) return false
  await announce(id)
  const key = { pk: String(found.pk), sk: String(found.sk) }
  const isMeant = ({ gsi2pk }: Item) => gsi2pk === keys.postOf(id)
  return moveToTrash({ kind: 'post', id, key }, made, { isMeant })
}
