import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, put } from './verbs.ts'

export const storedVectorState = z.object({
  model: z.string(),
  /** Changes with any vector, so a reader knows its copy is complete. */
  edition: z.number(),
  /** The version with all vectors; absent while some are missing. */
  botVersion: z.optional(z.number()),
  /** No retry before this. */
  restsUntil: z.optional(z.string()),
})
export type VectorState = z.output<typeof storedVectorState>

/** Undefined at first or if unreadable. */
export const vectorState = async (): Promise<VectorState | undefined> =>
  storedVectorState.safeParse(await get(keys.vectorState)).data

export const saveVectorState = (state: VectorState) => put({ ...keys.vectorState, ...state })
