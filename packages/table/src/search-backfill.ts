import * as z from 'zod/mini'
import { keys, type SearchedKind } from './keys.ts'
import { get, put } from './verbs.ts'

/** How far a kind has been taken into the search, by which edition of the rules for words. */
export const storedSearchBackfill = z.object({
  edition: z.number(),
  /** Absent before the first page. */
  cursor: z.optional(z.string()),
  isDone: z.boolean(),
})
type SearchBackfill = z.output<typeof storedSearchBackfill>

/** Undefined where nobody has begun, or what was noted cannot be read. */
export const backfillState = async (kind: SearchedKind): Promise<SearchBackfill | undefined> =>
  storedSearchBackfill.safeParse(await get(keys.searchBackfill(kind))).data

export const saveBackfillState = (kind: SearchedKind, state: SearchBackfill) =>
  put({ ...keys.searchBackfill(kind), ...state })
