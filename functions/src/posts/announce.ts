import type { ManagedPost } from '@bong-bari/contract'
import { publicAt, type StoredPost } from '@bong-bari/table'
import { changingPages } from '../http/change-pages.ts'
import { looksSame } from '../public-data/neighbours.ts'
import { pathsOfPost } from '../public-data/paths.ts'
import { announceUp, pathsAt } from '../public-data/post-announcements.ts'

const announceDue = async ({ id, slug, status, publishAt }: ManagedPost) => {
  if (status === 'scheduled' && slug !== null && publishAt !== null)
    await announceUp({ id, slug, publishAt })
}

const isSame = (before: StoredPost, after: StoredPost) =>
  looksSame(before, after) && before.publishAt === after.publishAt && before.slug === after.slug

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
  if (was && is && isSame(was, is)) return changingPages(pathsOfPost(is), now, change)
  const shown = [was, is].filter((one) => one !== undefined)
  const paths = await Promise.all(shown.map((one) => pathsAt(one, now)))
  return changingPages([...new Set(paths.flat())], now, change)
}
