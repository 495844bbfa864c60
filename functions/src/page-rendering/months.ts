import { listPostHeads, type PostHead } from '@bong-bari/table'
import { monthAfter, monthOf, monthStart } from '../public-data/month.ts'

/** At most `limit` months that have posts, newest first, all before `before`: a query for each. */
export const monthsWithPosts = async (
  now: Date,
  limit = 1_200,
  before?: string,
): Promise<string[]> => {
  const months: string[] = []
  let cursor = before && monthStart(before)
  while (months.length < limit) {
    const [newest] = (await listPostHeads({ limit: 1, cursor, now })).items
    if (!newest) break
    const month = monthOf(newest.publishAt)
    months.push(month)
    cursor = monthStart(month)
  }
  return months
}

const pageSize = 100

/** The heads of a month's posts, newest first. */
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
