import type { ManagedPost } from '@bong-bari/contract'
import { announcePages, publicAt, type StoredPost } from '@bong-bari/table'
import { looksSame, pathsAround } from '../public-data/neighbours.ts'
import { pathsOfPost } from '../public-data/paths.ts'
import { changingPages } from './change-pages.ts'

type Placed = { id: string; slug: string; publishAt: string }

/** Every page that shows a post at a moment, or leads to it. */
export const pathsAt = async (post: Placed, moment: Date) => [
  ...pathsOfPost(post),
  ...(await pathsAround(post, moment)),
]

/** Says that a post goes up when its time has come. */
export const announceUp = async (post: Placed) => {
  const due = new Date(post.publishAt)
  await announcePages(await pathsAt(post, due), due, { id: post.id })
}

const announceDue = async ({ id, slug, status, publishAt }: ManagedPost) => {
  if (status === 'scheduled' && slug !== null && publishAt !== null)
    await announceUp({ id, slug, publishAt })
}

const isSame = async (before: StoredPost, after: StoredPost) =>
  before.publishAt === after.publishAt && before.slug === after.slug && looksSame(before, after)

/**
 * Announces what visitors see change with a post, from `before` (undefined: it is new) to `after`, then
 * changes it.
 */
export const changingPost = async <Result>(
  before: StoredPost | undefined,
  after: StoredPost,
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> => {
  await announceDue(after)
  const [was, is] = [publicAt(before, now), publicAt(after, now)]
  if (was && is && (await isSame(was, is))) return changingPages(pathsOfPost(is), now, change)
  const shown = [was, is].filter((one) => one !== undefined)
  const paths = await Promise.all(shown.map((one) => pathsAt(one, now)))
  return changingPages([...new Set(paths.flat())], now, change)
}
