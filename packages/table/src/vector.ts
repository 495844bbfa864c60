import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { all } from './verbs.ts'
import { writeMany } from './write-many.ts'

/** A row's embedding, -128 to 127 per dimension. Stale where `hash` (of the words) or `model` differ. */
export type Vector = { rowId: number; model: string; hash: string; numbers: Int8Array }

/** `numbers`: a byte each, in base64. */
export const storedVector = z.object({
  rowId: z.number(),
  model: z.string(),
  hash: z.string(),
  numbers: z.string(),
})

const stored = ({ rowId, model, hash, numbers }: Vector) => ({
  ...keys.vector(rowId),
  ...{ rowId, model, hash },
  numbers: Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64'),
})

/** Unreadable ones are missing, and made again. */
export const listVectors = async (): Promise<Vector[]> =>
  (await all(keys.vectors)).flatMap((item) => {
    const { data } = storedVector.safeParse(item)
    return data ? [{ ...data, numbers: new Int8Array(Buffer.from(data.numbers, 'base64')) }] : []
  })

export const writeVectors = (vectors: readonly Vector[]) => writeMany(vectors.map(stored), [])

export const removeVectors = (rowIds: readonly number[]) => writeMany([], rowIds.map(keys.vector))
