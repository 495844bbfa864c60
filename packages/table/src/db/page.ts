import type { Page } from '@bong-bari/contract'
import type { Item, Order } from './verbs.ts'

type Dated = { createdAt: string; id: string }

/** The sort key of an item by its date, which is also the cursor behind it. */
export const sortKey = ({ createdAt, id }: Dated) => `${createdAt}#${id}`

const byText = <T>(textOf: (one: T) => string, order: Order) => {
  const first = order === 'newest' ? 1 : -1
  return (a: T, b: T) => (textOf(a) < textOf(b) ? first : -first)
}

export const sortByDate = <T extends Dated>(items: readonly T[], order: Order = 'newest') =>
  items.toSorted(byText(sortKey, order))

/** An item has the same sort key in each of its indexes. */
const storedKey = ({ gsi1sk, gsi2sk }: Item) => String(gsi1sk ?? gsi2sk)

type PageQuery<T> = {
  limit: number
  order?: Order
  after: string | undefined
  /** Finds at most `limit` items past `after`, in each partition or index. */
  find: (limit: number, after: string | undefined) => Promise<Item[]>
  read: (items: Item[]) => T[] | Promise<T[]>
  placeOf?: (one: T) => string
}

/** Reads a page of at most `limit` items. Unreadable ones are left out, so it may be shorter, but it is empty only at the end. */
export const readPage = async <T extends Dated>(reading: PageQuery<T>): Promise<Page<T[]>> => {
  const { limit, order = 'newest', find, read, placeOf = sortKey } = reading
  let { after } = reading
  for (;;) {
    const candidates = (await find(limit + 1, after)).sort(byText(storedKey, order))
    const shown = candidates.slice(0, limit)
    const items = await read(shown)
    const last = items.at(-1)
    const end = shown.at(-1)
    if (candidates.length <= limit || !end) return { items, next: undefined }
    if (last) return { items, next: placeOf(last) }
    after = storedKey(end)
  }
}
