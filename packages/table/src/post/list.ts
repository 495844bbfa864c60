import { managedPost, type Page, type PostStatus, post, postStatusAt } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { readPage, sortKey } from '../db/page.ts'
import { afterHash, readerFor } from '../db/unreadable.ts'
import { getMany, type Item, queryIndex, queryNewestFirst } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import type { IndexName } from '../schema/schema.ts'
import {
  lastDueSortKey,
  type PublicPost,
  publicAt,
  readPosts,
  type StoredPost,
  sortKeyOfPost,
} from './item.ts'

type PageRequest = { limit: number; cursor?: string | undefined }
type AtTime = { now: Date }

const smallerKey = (one: string, other: string | undefined) =>
  other !== undefined && other < one ? other : one
const largerKey = (one: string, other: string | undefined) =>
  other !== undefined && other > one ? other : one

const readPublicPosts = (items: readonly Item[], now: Date): PublicPost[] =>
  readPosts.every(items).flatMap((one) => publicAt(one, now) ?? [])

/** Lists public posts, newest first. `next` is the cursor of the next page. */
export const listPosts = ({
  limit,
  cursor,
  now,
}: PageRequest & AtTime): Promise<Page<PublicPost[]>> =>
  readPage({
    limit,
    after: smallerKey(lastDueSortKey(now), cursor),
    find: (max, before) => queryNewestFirst('gsi1', keys.posts, { limit: max, before }),
    read: (items) => readPublicPosts(items, now),
    placeOf: sortKeyOfPost,
  })

/** Finds published and scheduled posts and drafts in one index. */
const findInAnyStatus =
  (index: IndexName) =>
  async (limit: number, before: string | undefined): Promise<Item[]> => {
    const partitions = [keys.posts, keys.drafts]
    const queries = partitions.map((partition) =>
      queryNewestFirst(index, partition, { limit, before }),
    )
    return (await Promise.all(queries)).flat()
  }

/** Lists posts of every status, newest first. A draft stands where it was created. */
export const listAllPosts = ({ limit, cursor }: PageRequest): Promise<Page<StoredPost[]>> =>
  readPage({
    limit,
    after: cursor,
    find: findInAnyStatus('gsi1'),
    read: readPosts.every,
    placeOf: sortKeyOfPost,
  })

const listDrafts = ({ limit, cursor }: PageRequest): Promise<Page<StoredPost[]>> =>
  readPage({
    limit,
    after: cursor,
    find: (max, before) => queryNewestFirst('gsi1', keys.drafts, { limit: max, before }),
    read: readPosts.every,
    placeOf: sortKeyOfPost,
  })

/** Lists scheduled posts, soonest first. */
const listScheduled = ({ limit, cursor, now }: PageRequest & AtTime): Promise<Page<StoredPost[]>> =>
  readPage({
    limit,
    order: 'oldest',
    after: largerKey(lastDueSortKey(now), cursor),
    find: (max, after) => queryIndex('gsi1', keys.posts, { order: 'oldest', limit: max, after }),
    read: readPosts.every,
    placeOf: sortKeyOfPost,
  })

const byStatus = { draft: listDrafts, scheduled: listScheduled, published: listPosts }

/** Lists posts of one status, newest first; scheduled ones soonest first. */
export const listPostsByStatus = (
  status: PostStatus,
  request: PageRequest & AtTime,
): Promise<Page<StoredPost[]>> => byStatus[status](request)

/** A head is a post without its texts: the index gsi2 has these fields. */
const postHead = z.pick(post, {
  id: true,
  slug: true,
  title: true,
  date: true,
  createdAt: true,
  updatedAt: true,
})
const storedPostHead = z.object({ ...postHead.shape, publishAt: z.iso.datetime() })
export type PostHead = z.output<typeof storedPostHead>

const readHeads = readerFor('post', storedPostHead, ({ pk }) => afterHash(pk))

/** Lists public posts without texts, newest first. The cursor may also be an ISO moment; then posts before it follow. */
export const listPostHeads = ({
  limit,
  cursor,
  now,
}: PageRequest & AtTime): Promise<Page<PostHead[]>> =>
  readPage({
    limit,
    after: smallerKey(lastDueSortKey(now), cursor),
    find: (max, before) => queryNewestFirst('gsi2', keys.posts, { limit: max, before }),
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
export type ManagedPostHead = z.output<typeof storedManagedHead>

const readManagedHeads = readerFor('post', storedManagedHead, ({ pk }) => afterHash(pk))

/** Lists posts of every status without texts, newest first, each with its status at `now`. */
export const listManagedHeads = ({
  limit,
  cursor,
  now,
}: PageRequest & AtTime): Promise<Page<ManagedPostHead[]>> =>
  readPage({
    limit,
    after: cursor,
    find: findInAnyStatus('gsi2'),
    read: (items) =>
      readManagedHeads.every(items).map((head) => ({ ...head, status: postStatusAt(head, now) })),
    placeOf: sortKeyOfPost,
  })

/** Finds posts of any status, in the order of `ids`. The read is eventually consistent. */
export const findPosts = async (ids: readonly string[]): Promise<StoredPost[]> =>
  readPosts.every(await getMany(ids.map(keys.post)))

type PostPosition = Pick<PublicPost, 'publishAt' | 'id'>
type Around<Given> = Record<'newer' | 'older', Given>

/** Finds the public posts before and after a post, nearest first, at most `max` on each side. */
export const findHeadsAround = async (
  { publishAt, id }: PostPosition,
  max: Around<number>,
  now: Date,
): Promise<Around<PostHead[]>> => {
  const after = sortKey({ createdAt: publishAt, id })
  const [newer, older] = await Promise.all([
    queryIndex('gsi2', keys.posts, { order: 'oldest', limit: max.newer, after }),
    queryIndex('gsi2', keys.posts, { order: 'newest', limit: max.older, after }),
  ])
  const due = newer.filter(({ gsi2sk }) => String(gsi2sk) <= lastDueSortKey(now))
  return { newer: readHeads.every(due), older: readHeads.every(older) }
}

export const findPostsOfHeads = async (heads: readonly PostHead[], now: Date) =>
  readPublicPosts(await getMany(heads.map(({ id }) => keys.post(id))), now)
