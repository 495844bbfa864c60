import { AsyncLocalStorage } from 'node:async_hooks'
import type { UnreadableKind } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import type { Item } from './expression.ts'

/** A stored item that is not what its schema says; `id` is what deletes it. */
export type UnreadableItem = { kind: UnreadableKind; id: string; item: unknown }

const noted = new AsyncLocalStorage<UnreadableItem[]>()

/** Runs, and gathers in `found` what could not be read meanwhile; each item is there once. */
export const notingUnreadable = <Result>(found: UnreadableItem[], run: () => Result): Result =>
  noted.run(found, run)

/** Notes that an item, or a part of one, was left out. */
export const noteUnreadable = (one: UnreadableItem) => {
  const found = noted.getStore()
  if (!found?.some(({ kind, id }) => kind === one.kind && id === one.id)) found?.push(one)
}

/**
 * Reads items of one kind: what cannot be read is left out and noted, so that one bad item never takes
 * its list with it. `idOf` tells the id from the keys, which every item has.
 */
export const readerFor = <Schema extends z.ZodMiniType>(
  kind: UnreadableKind,
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

/** What stands behind the first `#` of a key. */
export const behindHash = (key: unknown) => String(key).replace(/^[^#]*#/, '')
