import type { Page } from '@bong-bari/contract'
import type { Order } from './verbs.ts'

type Dated = { createdAt: string; id: string }

/** The sort key of lists that come newest first; also the cursor after the item. */
export const sortKey = ({ createdAt, id }: Dated) => `${createdAt}#${id}`

/** Makes a page of at most `limit` items, in order, from items read one beyond the limit. */
export const pageOf = <T extends Dated>(
  found: T[],
  limit: number,
  order: Order = 'newest',
): Page<T[]> => {
  const first = order === 'newest' ? 1 : -1
  const sorted = found.sort((a, b) => (sortKey(a) < sortKey(b) ? first : -first))
  const items = sorted.slice(0, limit)
  const last = items.at(-1)
  return { items, next: sorted.length > limit && last ? sortKey(last) : undefined }
}
