import { isDeepStrictEqual } from 'node:util'
import type { Changes, Condition, Item } from './expression.ts'

/** Whether the SDK has tried more than once, so that an earlier try may have done the work. */
export const wasRetried = ({ attempts = 1 }: { attempts?: number | undefined }) => attempts > 1

/** Whether what is stored is what was meant to be written. */
export const sameItem = (stored: Item | undefined, meant: Item) =>
  isDeepStrictEqual(
    stored,
    Object.fromEntries(Object.entries(meant).filter(([, value]) => value !== undefined)),
  )

/** Names the last change that added to a number of the item, so that the next try of it knows it again. */
const mark = 'lastAdded'

const isUnmarked = `(attribute_not_exists(#${mark}) OR #${mark} <> :${mark})`

/** A change that adds to numbers gets a mark, and the condition that it is not there yet. */
export const marked = (changes: Changes, condition?: Condition) => {
  const addsNumbers = Object.values(changes.add ?? {}).some((value) => typeof value === 'number')
  if (!addsNumbers) return { changes, condition }
  return {
    changes: { ...changes, set: { ...changes.set, [mark]: crypto.randomUUID() } },
    condition: {
      expression: [condition?.expression, isUnmarked].filter(Boolean).join(' AND '),
      values: { ...condition?.values },
    },
  }
}

const at = (item: Item, field: string): unknown =>
  field.split('.').reduce<unknown>((value, part) => Object(value)[part], item)

const holdsAll = (stored: unknown, values: Set<string>) =>
  stored instanceof Set && [...values].every((value) => stored.has(value))

/** Whether an item stands as these changes leave it. What adds to numbers is known by its mark. */
export const holdsChanges = (stored: Item, { set = {}, add = {}, drop = {} }: Changes) =>
  Object.entries(set).every(([field, value]) => isDeepStrictEqual(at(stored, field), value)) &&
  Object.entries(add).every(
    ([field, value]) => typeof value === 'number' || holdsAll(at(stored, field), value),
  ) &&
  Object.entries(drop).every(([field, values]) => {
    const left = at(stored, field)
    return !(left instanceof Set) || [...values].every((value) => !left.has(value))
  })
