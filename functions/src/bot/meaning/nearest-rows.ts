import type { Training } from '@bong-bari/contract'
import { fold } from '@bong-bari/text'
import { whenAborted } from '../../adapters/when-aborted.ts'
import { reserveTokens } from '../model/budget.ts'
import { embedTexts } from './embed-texts.ts'
import { likeness } from './likeness.ts'
import { type Meanings, meaningsOf } from './meanings-of.ts'
import { makeMemory } from './memory.ts'

/** Milliseconds. */
const patience = 300

/** A kilobyte each, in memory alone. */
const asked = makeMemory<Int8Array>(300)

type Question = {
  message: string
  /** All rows, of which `mayAnswer` says what may be told here. */
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

/**
 * The `n` rows nearest in meaning. None without a model, or where it is late, spent or broken;
 * never rejects, takes 300 ms at most.
 */
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
