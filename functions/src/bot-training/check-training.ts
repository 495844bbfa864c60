import {
  type BodyOf,
  type botTraining,
  nothingBeside,
  type Training,
  type TrainingCheck,
} from '@bong-bari/contract'
import { firstEdit, listUnanswered } from '@bong-bari/table'
import { readTaught } from '../bot/knowledge.ts'
import { understand } from '../bot/match/match.ts'
import { buildIndex, type MatchIndex } from '../bot/match/match-index.ts'
import { wantedOf } from '../bot/match/match-score.ts'
import { readRow } from '../bot/match/read-row.ts'
import { isSubstance, type Unit, unitsOf } from '../bot/match/units.ts'

type Given = BodyOf<typeof botTraining.checkTraining>

/** Groups of unanswered questions that are asked again, the latest. */
const mostGroups = 500

/** Questions that are asked again, those nearest to the row: each costs what a message costs, twice. */
const mostAsked = 300

/** A question that shares less than this with a row is neither won nor lost by it. */
const leastNear = 0.15

/** A row that is not saved yet counts as the youngest. */
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

/** The index that there would be with a row in the place of what it was before, if it was. */
const indexWith = (row: Training, { rows, read }: MatchIndex) => {
  const isOther = (_: unknown, place: number) => rows[place]?.id !== row.id
  return buildIndex([...rows.filter(isOther), row], [...read.filter(isOther), readRow(row)])
}

const answererIn = (index: MatchIndex) => (message: string) => {
  const [first] = understand(index, message, 1).matches
  return first?.isSure ? first.row : undefined
}

const named = ({ id, keyword }: Training) => ({
  ...(id !== placeholder && { rowId: id }),
  keyword,
})

type Question = { text: string; units: Unit[] }

/** What active rows are asked by, as it was read when they were saved: reading it again takes longest. */
const questionsOf = ({ rows, read }: MatchIndex): Question[] =>
  rows.flatMap(({ isActive, userMessage, variants }, place) =>
    (isActive ? (read[place]?.texts ?? []) : []).flatMap(({ name, at, units }) => {
      const text = name === 'variant' ? variants[at] : name === 'userMessage' && userMessage
      return text ? [{ text, units }] : []
    }),
  )

/** Those of some questions that a row, as it was or as it would be, has something of, the nearest first. */
const concerned = (questions: Question[], states: Training[]) => {
  const index = buildIndex(states)
  const known = new Map<Unit, boolean>()
  const isIn = (unit: Unit) => {
    const found =
      known.get(unit) ?? (isSubstance(unit) && wantedOf(index, unit).hits.places.length > 0)
    known.set(unit, found)
    return found
  }
  const sharing = questions.filter(({ units }) => units.some(isIn)).map(({ text }) => text)
  return [...new Set(sharing)]
    .map((question) => ({ question, near: understand(index, question, 1).nearest?.score ?? 0 }))
    .filter(({ near }) => near >= leastNear)
    .sort((a, b) => b.near - a.near)
    .slice(0, mostAsked)
    .map(({ question }) => question)
}

type Answerer = ReturnType<typeof answererIn>

/** Questions of a row that another one answers before it is saved, or would go on answering. */
const answeredBy = (
  { id, isActive, userMessage, variants }: Training,
  before: Answerer,
  after: Answerer,
): TrainingCheck['answeredBy'] => {
  if (!isActive) return []
  return [...new Set([userMessage, ...variants])].flatMap((message) => {
    const [is, was] = [after(message), before(message)]
    const keeps = is !== undefined && is.id !== id
    const other = keeps ? is : was
    if (!other || other.id === id) return []
    return [{ message, rowId: other.id, keyword: other.keyword, keeps }]
  })
}

/** Asks the stored questions that a row can win or lose before and after it would be saved, and tells what changes. */
export const checkTraining = async (given: Given, now: Date): Promise<TrainingCheck> => {
  const [knowledge, groups] = await Promise.all([readTaught(), listUnanswered(mostGroups, now)])
  const index = await knowledge.index()
  const row = rowFrom(given, now)
  const old = knowledge.rows.find(({ id }) => id === row.id)
  const samples = groups.flatMap((group) => group.samples)
  const questions = [
    ...questionsOf(index),
    ...samples.map((text) => ({ text, units: unitsOf(text) })),
  ]
  const [before, after] = [answererIn(index), answererIn(indexWith(row, index))]
  const changes: TrainingCheck = {
    answeredBy: answeredBy(row, before, after),
    wouldAnswer: [],
    wouldChange: [],
  }
  for (const message of concerned(questions, old ? [old, row] : [row])) {
    const [was, is] = [before(message), after(message)]
    if (was && was.id !== is?.id)
      changes.wouldChange.push({ message, before: named(was), after: is ? named(is) : null })
    if (!was && is) changes.wouldAnswer.push(message)
  }
  return changes
}
