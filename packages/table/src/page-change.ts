import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { type Item, put, remove, update, upTo } from './verbs.ts'

/** Stands for all paths. */
export const everyPage = '*'

/**
 * Seconds after which what was announced has been written, or never will be, and the indexes have it:
 * functions that announce end before.
 */
export const settleSeconds = 30

/**
 * Pages that something public changed on, or will change on when its time has come. `cursor` is how
 * far `everyPage` has come, `renderer` who alone may render it.
 */
export const storedPageChange = z.object({
  paths: z._default(z.array(z.string()), []),
  cursor: z.optional(z.string()),
  renderer: z.optional(z.string()),
})

export type PageChange = z.output<typeof storedPageChange> & {
  /** Its place among all, in the order of their times. */
  place: string
  /** Epoch milliseconds of what it announces. */
  at: number
}

type Announced = { id?: string; renderer?: string }

/**
 * Says that what stands on these paths is about to change, or changes at `at`. To be called before the
 * write, so that no change goes unpublished, whatever stops the function between the two. The same
 * `id` at the same time is the same announcement.
 */
export const announcePages = (paths: readonly string[], at: Date, announced: Announced = {}) => {
  const { id = crypto.randomUUID(), ...rest } = announced
  return put({ ...keys.pageChange(`${at.toISOString()}#${id}`), paths: [...paths], ...rest })
}

/** One that cannot be read names no page, and goes. */
const readChange = (item: Item): PageChange => {
  const place = String(item.sk)
  const { data = { paths: [] } } = storedPageChange.safeParse(item)
  return { ...data, place, at: Date.parse(place.split('#')[0] ?? '') || 0 }
}

const pageSize = 100

/** Everything announced for `now` and before, oldest first, in pages. */
export async function* duePageChanges(now: Date): AsyncGenerator<PageChange[]> {
  const last = `${now.toISOString()}#~`
  for await (const items of upTo(keys.pageChanges, last, pageSize)) yield items.map(readChange)
}

/** Notes how far it has come; false when it is gone. */
export const savePageCursor = async ({ place }: PageChange, cursor: string) =>
  (await update(keys.pageChange(place), { set: { cursor } })) !== undefined

export const removePageChange = ({ place }: PageChange) => remove(keys.pageChange(place))
