import { isDeepStrictEqual } from 'node:util'
import type { Item } from './expression.ts'

/** Whether the SDK has tried more than once, so that an earlier try may have done the work. */
export const wasRetried = ({ attempts = 1 }: { attempts?: number | undefined }) => attempts > 1

/** Whether what is stored is what was meant to be written. */
export const sameItem = (stored: Item | undefined, meant: Item) =>
  isDeepStrictEqual(
    stored,
    Object.fromEntries(Object.entries(meant).filter(([, value]) => value !== undefined)),
  )
