import type { Training } from '@bong-bari/contract'
import { listVectors, vectorState } from '@bong-bari/table'
import { fold } from '@bong-bari/text'
import { whenAborted } from '../../adapters/when-aborted.ts'
import { reserveTokens } from '../model/budget.ts'
import { embedTexts } from './embed-texts.ts'
import { hashOf, wordsOfRow } from './words-of-row.ts'

/** Milliseconds. */
const patience = 300

/** Last used. */
export const makeMemory = <Value>(most: number) => {
  const kept = new Map<string, Value>()
  const keep = (key: string, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  const find = (key: string) => {
    const value = kept.get(key)
    if (value !== undefined) keep(key, value)
    return value
  }
  return { keep, find }
}

/** A kilobyte each. */
const asked = makeMemory<Int8Array>(300)

type Question = {
  message: string
  /** `mayAnswer`: allowed here. */
  rows: readonly Training[]
  mayAnswer: (row: Training) => boolean
  client: string | undefined
}

type Call = { model: string; until: AbortSignal; now: Date }

const meaningOf = async ({ message, client }: Question, { model, until, now }: Call) => {
  const key = `${model} ${fold(message)}`
  const known = asked.find(key)
  if (known) return known
  const [meaning] =
    (await embedTexts({
      texts: [message],
      kind: 'search_query',
      model,
      until,
      reserve: (most) => reserveTokens(most, now, client),
    })) ?? []
  if (meaning) asked.keep(key, meaning)
  return meaning
}

/** By row id, current words only. */
type Meanings = Map<number, Int8Array>

const readMeanings = async (rows: readonly Training[], model: string): Promise<Meanings> => {
  const words = new Map(rows.map((row) => [row.id, wordsOfRow(row)]))
  const current = (await listVectors()).filter(
    (one) => one.model === model && one.hash === hashOf(words.get(one.rowId) ?? ''),
  )
  return new Map(current.map(({ rowId, numbers }) => [rowId, numbers]))
}

let last: { rows: readonly Training[]; from: string; meanings: Promise<Meanings> } | undefined

/** One small item per question; vectors only after changes. Undefined if none. */
const meaningsOf = async (rows: readonly Training[], model: string) => {
  const state = await vectorState()
  if (state?.model !== model) return undefined
  const from = `${model} ${state.edition}`
  if (last?.rows === rows && last.from === from) return last
  const reading = { rows, from, meanings: readMeanings(rows, model) }
  last = reading
  reading.meanings.catch(() => {
    if (last === reading) last = undefined
  })
  return reading
}

/** Cosine; 0 for a zero vector or different lengths. */
export const likeness = (a: Int8Array, b: Int8Array) => {
  if (a.length !== b.length) return 0
  let [product, ofA, ofB] = [0, 0, 0]
  for (let at = 0; at < a.length; at++) {
    const [x = 0, y = 0] = [a[at], b[at]]
    product += x * y
    ofA += x * x
    ofB += y * y
  }
  return product && product / Math.sqrt(ofA * ofB)
}

const nearest = (rows: readonly Training[], meanings: Meanings, meant: Int8Array, n: number) =>
  rows
    .flatMap((row) => {
      const meaning = meanings.get(row.id)
      const near = meaning ? likeness(meaning, meant) : 0
      return near > 0 ? [{ row, near }] : []
    })
    .sort((a, b) => b.near - a.near || b.row.priority - a.row.priority || a.row.id - b.row.id)
    .slice(0, n)
    .map(({ row }) => row)

const find = async (question: Question, n: number, call: Call) => {
  const { rows, mayAnswer } = question
  const known = await meaningsOf(rows, call.model)
  if (!known) return []
  const [meanings, meant] = await Promise.all([known.meanings, meaningOf(question, call)])
  return meant ? nearest(rows.filter(mayAnswer), meanings, meant, n) : []
}

/** None without a model, or if it is late, spent or broken; never rejects, 300 ms at most. */
export const nearestRows = async (
  question: Question,
  n: number,
  now: Date,
): Promise<Training[]> => {
  const model = process.env.BEDROCK_EMBEDDING_MODEL_ID
  if (!model) return []
  const until = AbortSignal.timeout(patience)
  try {
    return await Promise.race([find(question, n, { model, until, now }), whenAborted(until)])
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'warn', embedding: failure }))
    return []
  }
}
