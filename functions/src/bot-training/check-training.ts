import {
  type BodyOf,
  type botTraining,
  nothingBeside,
  type Training,
  type TrainingCheck,
} from '@bong-bari/contract'
import { firstEdit, listUnanswered } from '@bong-bari/table'
import { readTaught } from '../bot/knowledge.ts'
import { better, fitsOf, leastSure, understand } from '../bot/match/match.ts'
import { buildIndex, type MatchIndex } from '../bot/match/match-index.ts'
import { foundOf } from '../bot/match/match-score.ts'
import { readRow } from '../bot/match/read-row.ts'
import { termsOf, worthOf } from '../bot/match/terms.ts'
import { type Unit, unitsOf } from '../bot/match/units.ts'

type Given = BodyOf<typeof botTraining.checkTraining>

/** Latest groups. */
const mostGroups = 500

/** Nearest; each costs two full matches. */
const mostAsked = 40

/** A row saying this much less than the answerer neither wins nor loses. */
const farOff = 0.15

/** What a row says of a question must outweigh this. */
const doubt = 2

/** Rescored, as small differences decide. */
const mostRivals = 5

/** Unsaved counts as youngest. */
const placeholder = Number.MAX_SAFE_INTEGER

const rowFrom = ({ id = placeholder, row }: Given, now: Date): Training => ({
  ...nothingBeside,
  ...row,
  id,
  botResponse: '',
  category: 'general',
  createdAt: now.toISOString(),
  ...firstEdit({ by: null, at: now }),
})

/** The row replaces its earlier state. */
const indexWith = (row: Training, { rows, read }: MatchIndex) => {
  const isOther = (_: unknown, place: number) => rows[place]?.id !== row.id
  return buildIndex([...rows.filter(isOther), row], [...read.filter(isOther), readRow(row)])
}

const answererIn = (index: MatchIndex, message: string, fits: ReturnType<typeof fitsOf>) => {
  const [first] = understand(index, message, 1, fits).matches
  return first?.isSure ? first.row : undefined
}

/** Before and after saving. */
const answerersWith = (row: Training, index: MatchIndex) => {
  const next = indexWith(row, index)
  const placeOf = new Map(next.rows.map(({ id }, place) => [id, place]))
  const ask = (message: string) => {
    const fits = fitsOf(index, message)
    const others = fits.filter((fit) => fit.row.id !== row.id).sort(better)
    const rivals = others.splice(0, mostRivals).map((fit) => fit.row)
    const places = new Set([row, ...rivals].map(({ id }) => placeOf.get(id) ?? 0))
    // One row hardly changes how the others fit.
    const fitsThen = [...fitsOf(next, message, places), ...others]
    return {
      was: answererIn(index, message, fits),
      is: answererIn(next, message, fitsThen),
    }
  }
  const known = new Map<string, ReturnType<typeof ask>>()
  return (message: string) => {
    const answerers = known.get(message) ?? ask(message)
    known.set(message, answerers)
    return answerers
  }
}

const named = ({ id, keyword }: Training) => ({
  ...(id !== placeholder && { rowId: id }),
  keyword,
})

type Question = { message: string; units: Unit[] }

/** As read at saving: whole and by sentence. */
const questionsOf = ({ rows, read }: MatchIndex): Question[] =>
  rows.flatMap(({ isActive, userMessage, variants }, place) =>
    (isActive ? (read[place]?.texts ?? []) : []).flatMap(({ name, at, units }) => {
      const message = name === 'variant' ? variants[at] : name !== 'keyword' && userMessage
      return message ? [{ message, units }] : []
    }),
  )

/** Nearest first. */
const nearest = (questions: Question[], states: Training[], all: MatchIndex) => {
  const own = buildIndex(states)
  const known = new Map<Unit, { said: number; weight: number }>()
  const readOnce = (unit: Unit) => {
    const read = known.get(unit) ?? {
      said: Math.max(...foundOf(own, unit).hits.rows),
      weight: worthOf(unit) * Math.max(...termsOf(unit).map(all.rarity)),
    }
    known.set(unit, read)
    return read
  }
  const near = new Map<string, number>()
  for (const { message, units } of questions) {
    const read = units.map(readOnce)
    const told = read.reduce((sum, { said, weight }) => sum + said * weight, 0)
    const whole = read.reduce((sum, { weight }) => sum + weight, 0)
    near.set(message, Math.max(near.get(message) ?? 0, told / (whole + doubt)))
  }
  return [...near]
    .filter(([, share]) => share >= leastSure(all) - farOff)
    .sort(([, a], [, b]) => b - a)
    .map(([message]) => message)
}

type Answerers = ReturnType<typeof answerersWith>

/** Before saving or still after. */
const answeredBy = (
  { id, isActive, userMessage, variants }: Training,
  answerersOf: Answerers,
): TrainingCheck['answeredBy'] => {
  if (!isActive) return []
  return [...new Set([userMessage, ...variants])].flatMap((message) => {
    const { is, was } = answerersOf(message)
    const keeps = is !== undefined && is.id !== id
    const other = keeps ? is : was
    if (!other || other.id === id) return []
    return [{ message, rowId: other.id, keyword: other.keyword, keeps }]
  })
}

/** Asks `most` questions again. */
export const changesOf = (
  index: MatchIndex,
  row: Training,
  samples: string[],
  most = mostAsked,
): TrainingCheck => {
  const old = index.rows.find(({ id }) => id === row.id)
  const questions = [
    ...questionsOf(index),
    ...samples.map((message) => ({ message, units: unitsOf(message) })),
  ]
  const answerersOf = answerersWith(row, index)
  const near = nearest(questions, old ? [old, row] : [row], index)
  const unasked = Math.max(0, near.length - most)
  const changes: TrainingCheck = {
    answeredBy: answeredBy(row, answerersOf),
    wouldAnswer: [],
    wouldChange: [],
    ...(unasked && { unasked }),
  }
  for (const message of near.slice(0, most)) {
    const { is, was } = answerersOf(message)
    // Beside a new row, others answer as before.
    if (!old && is && is.id !== row.id) continue
    if (was && was.id !== is?.id)
      changes.wouldChange.push({ message, before: named(was), after: is ? named(is) : null })
    if (!was && is) changes.wouldAnswer.push(message)
  }
  return changes
}

export const checkTraining = async (given: Given, now: Date): Promise<TrainingCheck> => {
  const [knowledge, groups] = await Promise.all([readTaught(), listUnanswered(mostGroups, now)])
  const index = await knowledge.index()
  const row = rowFrom(given, now)
  const samples = groups.flatMap((group) => group.samples)
  return changesOf(index, row, samples)
}
