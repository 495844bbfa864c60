import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { all } from './verbs.ts'
import { writeMany } from './write-many.ts'

/**
 * What a training row means to a model: a whole number from -128 to 127 for each dimension, kept apart
 * from the row. `hash` is of the words that it was made from: another one, or another model, makes it stale.
 */
export type Vector = { rowId: number; model: string; hash: string; numbers: Int8Array }

/** A byte for each number, in base64. */
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

/** All of them; one that cannot be read counts as none, and is made anew. */
export const listVectors = async (): Promise<Vector[]> =>
  (await all(keys.vectors)).flatMap((item) => {
    const { data } = storedVector.safeParse(item)
    return data ? [{ ...data, numbers: new Int8Array(Buffer.from(data.numbers, 'base64')) }] : []
  })

export const writeVectors = (vectors: readonly Vector[]) => writeMany(vectors.map(stored), [])

/** Forgets what these rows mean. */
export const removeVectors = (rowIds: readonly number[]) => writeMany([], rowIds.map(keys.vector))
