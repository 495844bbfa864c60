import { managedPost, type Page, type PostStatus, post, postStatusAt } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { readPage, sortKey } from '../db/page.ts'
import { behindHash, readerFor } from '../db/unreadable.ts'
import { getMany, type Item, inOrder, newestFirst } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import type { IndexName } from '../schema/schema.ts'
import { dueAt, type PublicPost, placeOf, publicAt, readPosts, type StoredPost } from './item.ts'

type Asked = { limit: number; cursor?: string | undefined }
type Seen = { now: Date }

const earlier = (one: string, other: string | undefined) =>
  other !== undefined && other < one ? other : one
const later = (one: string, other: string | undefined) =>
  other !== undefined && other > one ? other : one

const every = (items: readonly Item[], now: Date): PublicPost[] =>
  readPosts.every(items).flatMap((one) => publicAt(one, now) ?? [])

/** Public posts, newest first; `next` is the cursor. */
export const listPosts = ({ limit, cursor, now }: Asked & Seen): Promise<Page<PublicPost[]>> =>
  readPage({
    limit,
    after: earlier(dueAt(now), cursor),
    find: (most, before) => newestFirst('gsi1', keys.posts, { limit: most, before }),
    read: (items) => every(items, now),
    placeOf,
  })

/** Published, scheduled and drafts from one index. */
const findEvery =
  (index: IndexName) =>
  async (limit: number, before: string | undefined): Promise<Item[]> => {
    const partitions = [keys.posts, keys.drafts]
    const found = partitions.map((partition) => newestFirst(index, partition, { limit, before }))
    return (await Promise.all(found)).flat()
  }

/** Drafts by creation, newest first. */
export const listEveryPost = ({ limit, cursor }: Asked): Promise<Page<StoredPost[]>> =>
  readPage({ limit, after: cursor, find: findEvery('gsi1'), read: readPosts.every, placeOf })

const listDrafts = ({ limit, cursor }: Asked): Promise<Page<StoredPost[]>> =>
  readPage({
    limit,
    after: cursor,
    find: (most, before) => newestFirst('gsi1', keys.drafts, { limit: most, before }),
    read: readPosts.every,
    placeOf,
  })

/** Soonest first. */
const listScheduled = ({ limit, cursor, now }: Asked & Seen): Promise<Page<StoredPost[]>> =>
  readPage({
    limit,
    order: 'oldest',
    after: later(dueAt(now), cursor),
    find: (most, after) => inOrder('gsi1', keys.posts, { order: 'oldest', limit: most, after }),
    read: readPosts.every,
    placeOf,
  })

const byStatus = { draft: listDrafts, scheduled: listScheduled, published: listPosts }

/** Newest first; scheduled ones soonest first. */
export const listPostsOf = (status: PostStatus, asked: Asked & Seen): Promise<Page<StoredPost[]>> =>
  byStatus[status](asked)

/** What the index of heads has. */
const postHead = z.pick(post, {
  id: true,
  slug: true,
  title: true,
  date: true,
  createdAt: true,
  updatedAt: true,
})
const storedHead = z.object({ ...postHead.shape, publishAt: z.iso.datetime() })
export type PostHead = z.output<typeof storedHead>

const readHeads = readerFor('post', storedHead, ({ pk }) => behindHash(pk))

/** {@link listPosts} without texts. The cursor may be an ISO moment: the posts before it. */
export const listPostHeads = ({ limit, cursor, now }: Asked & Seen): Promise<Page<PostHead[]>> =>
  readPage({
    limit,
    after: earlier(dueAt(now), cursor),
    find: (most, before) => newestFirst('gsi2', keys.posts, { limit: most, before }),
    read: readHeads.every,
    placeOf: ({ id, publishAt }) => sortKey({ createdAt: publishAt, id }),
  })

const storedManagedHead = z.pick(managedPost, {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  status: true,
  createdAt: true,
  publishAt: true,
})
export type ManagedHead = z.output<typeof storedManagedHead>

const readManagedHeads = readerFor('post', storedManagedHead, ({ pk }) => behindHash(pk))

/** {@link listEveryPost} without texts, with the status of `now`. */
export const listManagedHeads = ({
  limit,
  cursor,
  now,
}: Asked & Seen): Promise<Page<ManagedHead[]>> =>
  readPage({
    limit,
    after: cursor,
    find: findEvery('gsi2'),
    read: (items) =>
      readManagedHeads.every(items).map((head) => ({ ...head, status: postStatusAt(head, now) })),
    placeOf,
  })

/** In any status, in the order of the ids. Eventually consistent. */
export const findPosts = async (ids: readonly string[]): Promise<StoredPost[]> =>
  readPosts.every(await getMany(ids.map(keys.post)))

type Place = Pick<PublicPost, 'publishAt' | 'id'>
type Around<Given> = Record<'newer' | 'older', Given>

/** Public ones on either side of a moment, nearest first. */
export const postHeadsAround = async (
  { publishAt, id }: Place,
  most: Around<number>,
  now: Date,
): Promise<Around<PostHead[]>> => {
  const after = sortKey({ createdAt: publishAt, id })
  const [newer, older] = await Promise.all([
    inOrder('gsi2', keys.posts, { order: 'oldest', limit: most.newer, after }),
    inOrder('gsi2', keys.posts, { order: 'newest', limit: most.older, after }),
  ])
  const due = newer.filter(({ gsi2sk }) => String(gsi2sk) <= dueAt(now))
  return { newer: readHeads.every(due), older: readHeads.every(older) }
}

export const postsOfHeads = async (heads: readonly PostHead[], now: Date) =>
  every(await getMany(heads.map(({ id }) => keys.post(id))), now)
