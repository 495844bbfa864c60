import type { Training } from '@bong-bari/contract'
import {
  botVersion,
  listVectors,
  removeVectors,
  saveVectorState,
  trainingRows,
  type Vector,
  vectorState,
  writeVectors,
} from '@bong-bari/table'
import { reserveSpare } from '../model/budget.ts'
import { embedTexts } from './embed-texts.ts'
import { hashOf, wordsOfRow } from './words-of-row.ts'

/** Small: fits the budget, and a refused row takes few along. */
const atOnce = 24

/** Milliseconds. */
const patience = 10_000

/** Milliseconds after a failure or spent budget, as reading all rows costs. */
const restMs = 10 * 60_000

type Work = { model: string; now: Date; isOver: () => boolean }
type Wanted = Omit<Vector, 'numbers'> & { words: string }

const wantedOf = (rows: Training[], model: string): Wanted[] =>
  rows.map((row) => {
    const words = wordsOfRow(row)
    return { rowId: row.id, model, hash: hashOf(words), words }
  })

const isMadeFor = ({ model, hash }: Wanted, vector: Vector | undefined) =>
  vector?.model === model && vector.hash === hash

const makeSome = async (batch: Wanted[], { model, now }: Work) => {
  const vectors = await embedTexts({
    texts: batch.map(({ words }) => words),
    kind: 'search_document',
    model,
    until: AbortSignal.timeout(patience),
    reserve: (most) => reserveSpare(most, now),
  })
  if (!vectors) return 0
  const made = batch.flatMap(({ words: _, ...wanted }, place) => {
    const numbers = vectors[place]
    return numbers ? [{ ...wanted, numbers }] : []
  })
  await writeVectors(made)
  return made.length
}

const makeAll = async (wanted: Wanted[], work: Work) => {
  let made = 0
  let failed = false
  for (let at = 0; at < wanted.length && !work.isOver(); at += atOnce) {
    const batch = wanted.slice(at, at + atOnce)
    const count = await makeSome(batch, work)
    if (count < batch.length) failed = true
    made += count
  }
  return { made, failed }
}

/** Undefined if done, or the model rests. */
const workFor = async (model: string | undefined, now: Date) => {
  if (!model) return undefined
  const [state, version] = await Promise.all([vectorState(), botVersion()])
  const own = state?.model === model ? state : undefined
  if (own?.botVersion === version) return undefined
  if (own?.restsUntil && own.restsUntil > now.toISOString()) return undefined
  return { model, version, edition: state?.edition ?? 0 }
}

/** Embeds changed rows, forgets deleted ones; the next call goes on. Returns how many. */
export const embedRows = async (isOver: () => boolean, now = new Date()) => {
  const due = await workFor(process.env.BEDROCK_EMBEDDING_MODEL_ID, now)
  if (!due) return 0
  const { model, version, edition } = due
  const [rows, vectors] = await Promise.all([trainingRows.list(), listVectors()])
  const known = new Map(vectors.map((vector) => [vector.rowId, vector]))
  const wanted = wantedOf(rows, model)
  const missing = wanted.filter((one) => !isMadeFor(one, known.get(one.rowId)))
  for (const { rowId } of wanted) known.delete(rowId)
  await removeVectors([...known.keys()])
  const { made, failed } = await makeAll(missing, { model, now, isOver })
  const isChanged = made > 0 || known.size > 0
  await saveVectorState({
    model,
    edition: isChanged ? edition + 1 : edition,
    ...(made === missing.length && { botVersion: version }),
    ...(failed && { restsUntil: new Date(now.getTime() + restMs).toISOString() }),
  })
  return made
}
