import type { Page } from '@bong-bari/contract'
import type { Item, Order } from './verbs.ts'

type Dated = { createdAt: string; id: string }

/** The sort key of lists that come newest first; also the cursor after the item. */
export const sortKey = ({ createdAt, id }: Dated) => `${createdAt}#${id}`

const byText = <T>(textOf: (one: T) => string, order: Order) => {
  const first = order === 'newest' ? 1 : -1
  return (a: T, b: T) => (textOf(a) < textOf(b) ? first : -first)
}

/** Things in the order of their dates. */
export const inDateOrder = <T extends Dated>(found: readonly T[], order: Order = 'newest') =>
  found.toSorted(byText(sortKey, order))

/** Dated things have the same sort key in each index that lists them. */
const storedKey = ({ gsi1sk, gsi2sk }: Item) => String(gsi1sk ?? gsi2sk)

type Reading<T> = {
  limit: number
  order?: Order
  after: string | undefined
  /** At most `limit` items past `after`, of each place where some stand, or what an index says of them. */
  find: (limit: number, after: string | undefined) => Promise<Item[]>
  /** What can be read of them, in their order. */
  read: (items: Item[]) => T[] | Promise<T[]>
  /** The sort key that something stands under in these lists. */
  placeOf?: (one: T) => string
}

/**
 * A page of at most `limit` things, in order. What cannot be read is left out, so a page may be
 * shorter; it is only empty at the end.
 */
export const readPage = async <T extends Dated>(reading: Reading<T>): Promise<Page<T[]>> => {
  const { limit, order = 'newest', find, read, placeOf = sortKey } = reading
  let { after } = reading
  for (;;) {
    const found = (await find(limit + 1, after)).sort(byText(storedKey, order))
    const shown = found.slice(0, limit)
    const items = await read(shown)
    const last = items.at(-1)
    const end = shown.at(-1)
    if (found.length <= limit || !end) return { items, next: undefined }
    if (last) return { items, next: placeOf(last) }
    after = storedKey(end)
  }
}
