import { findPostMonths, listPostHeads, type PostHead, type PostMonths } from '@bong-bari/table'
import { monthAfter, monthOf, monthStart } from '../public-data/month.ts'

const pageSize = 100

const later = (one: string | undefined, other: string) => (one && one > other ? one : other)

/** Undefined without posts. */
export const latestOf = (posts: readonly Pick<PostHead, 'updatedAt'>[]) =>
  posts.reduce<string | undefined>((latest, { updatedAt }) => later(latest, updatedAt), undefined)

/** All posts, with each month's last change. */
export const readMonths = async (now: Date): Promise<PostMonths> => {
  const months: PostMonths = {}
  let cursor: string | undefined
  do {
    const page = await listPostHeads({ limit: pageSize, cursor, now })
    for (const { publishAt, updatedAt } of page.items) {
      const month = monthOf(publishAt)
      months[month] = later(months[month], updatedAt)
    }
    cursor = page.next
  } while (cursor)
  return months
}

/** {@link readMonths}, from `publish`'s notes if any, newest first. */
export const monthsWithPosts = async (now: Date): Promise<[month: string, latest: string][]> =>
  Object.entries((await findPostMonths())?.months ?? (await readMonths(now)))
    .sort()
    .reverse()

/** Newest first. */
export const postsOfMonth = async (month: string, now: Date): Promise<PostHead[]> => {
  const found: PostHead[] = []
  let cursor: string | undefined = monthStart(monthAfter(month))
  const from = monthStart(month)
  while (cursor) {
    const { items, next }: Awaited<ReturnType<typeof listPostHeads>> = await listPostHeads({
      limit: pageSize,
      cursor,
      now,
    })
    const inside = items.filter(({ publishAt }) => publishAt >= from)
    found.push(...inside)
    cursor = inside.length === items.length ? next : undefined
  }
  return found
}

export const hasPosts = async (month: string, now: Date) => {
  const cursor = monthStart(monthAfter(month))
  const [newest] = (await listPostHeads({ limit: 1, cursor, now })).items
  return newest !== undefined && newest.publishAt >= monthStart(month)
}
