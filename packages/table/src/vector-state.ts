import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, put } from './verbs.ts'

/** How far the vectors of the training rows have come. */
export const storedVectorState = z.object({
  /** The model that they are of. */
  model: z.string(),
  /** Another one whenever vectors were written or removed: who has read them under it has them all. */
  edition: z.number(),
  /** The version of what the bot knows for which every row has its vector; absent while some want theirs. */
  botVersion: z.optional(z.number()),
  /** Nobody tries again before this. */
  restsUntil: z.optional(z.string()),
})
export type VectorState = z.output<typeof storedVectorState>

/** Undefined where none were ever made, or what was noted cannot be read. */
export const vectorState = async (): Promise<VectorState | undefined> =>
  storedVectorState.safeParse(await get(keys.vectorState)).data

export const saveVectorState = (state: VectorState) => put({ ...keys.vectorState, ...state })
