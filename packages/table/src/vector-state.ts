import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, put } from './verbs.ts'

export const storedVectorState = z.object({
  model: z.string(),
  /** Changes whenever vectors are written or removed, so a reader knows its copy is complete. */
  edition: z.number(),
  /** The bot version for which every row has its vector; absent while some are missing. */
  botVersion: z.optional(z.number()),
  /** No retry before this. */
  restsUntil: z.optional(z.string()),
})
export type VectorState = z.output<typeof storedVectorState>

/** Undefined before the first, or where unreadable. */
export const vectorState = async (): Promise<VectorState | undefined> =>
  storedVectorState.safeParse(await get(keys.vectorState)).data

export const saveVectorState = (state: VectorState) => put({ ...keys.vectorState, ...state })
