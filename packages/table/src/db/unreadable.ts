import { AsyncLocalStorage } from 'node:async_hooks'
import type * as z from 'zod/mini'
import type { Item } from './expression.ts'

/** A stored item that its schema refuses. */
export type UnreadableItem = { kind: string; id: string; item: unknown }

const collectedItems = new AsyncLocalStorage<UnreadableItem[]>()

/** Runs `run` and collects the unreadable items that it meets in `items`, once each. */
export const collectUnreadable = <Result>(items: UnreadableItem[], run: () => Result): Result =>
  collectedItems.run(items, run)

export const noteUnreadable = (one: UnreadableItem) => {
  const items = collectedItems.getStore()
  if (!items?.some(({ kind, id }) => kind === one.kind && id === one.id)) items?.push(one)
}

/** Makes readers of stored items. They leave out and report unreadable ones, so that one never breaks a list. `idOf` reads the item's id from its keys. */
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

/** Returns the part of a key after its first `#`, which is the id of most entities. */
export const afterHash = (key: unknown) => String(key).replace(/^[^#]*#/, '')
