import { AsyncLocalStorage } from 'node:async_hooks'
import type * as z from 'zod/mini'
import type { Item } from './expression.ts'

/** A stored item that its schema refuses. */
export type UnreadableItem = { kind: string; id: string; item: unknown }

const noted = new AsyncLocalStorage<UnreadableItem[]>()

/** Collects unreadable items in `found`, once each. */
export const notingUnreadable = <Result>(found: UnreadableItem[], run: () => Result): Result =>
  noted.run(found, run)

export const noteUnreadable = (one: UnreadableItem) => {
  const found = noted.getStore()
  if (!found?.some(({ kind, id }) => kind === one.kind && id === one.id)) found?.push(one)
}

/** Leaves out and notes unreadable items, so one never breaks a list. `idOf` reads the keys. */
export const readerFor = <Schema extends z.ZodMiniType>(
  kind: string,
  schema: Schema,
  idOf: (item: Item) => unknown,
) => {
  const one = (item: Item | undefined): z.output<Schema> | undefined => {
    if (!item) return undefined
    const { success, data } = schema.safeParse(item)
    if (!success) noteUnreadable({ kind, id: String(idOf(item)), item })
    return data
  }
  const every = (items: readonly Item[]): z.output<Schema>[] =>
    items.flatMap((item) => {
      const read = one(item)
      return read === undefined ? [] : [read]
    })
  return { one, every }
}

/** After the first `#`. */
export const behindHash = (key: unknown) => String(key).replace(/^[^#]*#/, '')
