import type { Page } from '@bong-bari/contract'

type Dated = { createdAt: string; id: string }

/** The sort key of lists that come newest first; also the cursor after the item. */
export const sortKey = ({ createdAt, id }: Dated) => `${createdAt}#${id}`

/** Makes a page of at most `limit` items, newest first, from items read one beyond the limit. */
export const pageOf = <T extends Dated>(found: T[], limit: number): Page<T[]> => {
  const sorted = found.sort((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1))
  const items = sorted.slice(0, limit)
  const last = items.at(-1)
  return { items, next: sorted.length > limit && last ? sortKey(last) : undefined }
}
