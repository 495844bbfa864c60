import type { BodyOf, botTraining, Training, TrainingCheck } from '@bong-bari/contract'
import { firstEdit, listUnanswered, trainingRows } from '@bong-bari/table'
import { readerOf } from '../bot/knowledge.ts'

type Given = BodyOf<typeof botTraining.checkTraining>

/** Groups of unanswered questions that are asked again, the latest. */
const mostGroups = 500

/** Other ways of asking that are asked again: each costs what a message costs, twice. */
const mostVariants = 1000

/** A row that is not saved yet counts as the youngest. */
const placeholder = Number.MAX_SAFE_INTEGER

const withRow = (rows: Training[], { id = placeholder, row }: Given, now: Date): Training[] => {
  const stamps = {
    createdAt: now.toISOString(),
    ...firstEdit({ by: null, at: now }),
  }
  return [...rows.filter((one) => one.id !== id), { ...row, id, ...stamps }]
}

const answererIn = (rows: Training[]) => {
  const understand = readerOf(rows)
  return async (message: string) => {
    const [first] = (await understand(message, 1)).matches
    return first?.isSure ? first.row : undefined
  }
}

const named = ({ id, keyword }: Training) => ({
  ...(id !== placeholder && { rowId: id }),
  keyword,
})

/** Asks every stored question before and after a row would be saved, and tells what changes. */
export const checkTraining = async (given: Given, now: Date): Promise<TrainingCheck> => {
  const [rows, groups] = await Promise.all([trainingRows.list(), listUnanswered(mostGroups, now)])
  const active = rows.filter(({ isActive }) => isActive)
  const asked = active.map(({ userMessage }) => userMessage)
  const variants = active.flatMap((row) => row.variants).slice(0, mostVariants)
  const questions = new Set([...asked, ...variants, ...groups.flatMap(({ samples }) => samples)])
  const before = answererIn(rows)
  const after = answererIn(withRow(rows, given, now))
  const changes: TrainingCheck = { wouldAnswer: [], wouldChange: [] }
  for (const message of questions) {
    const [was, is] = [await before(message), await after(message)]
    if (was && was.id !== is?.id)
      changes.wouldChange.push({ message, before: named(was), after: is ? named(is) : null })
    if (!was && is) changes.wouldAnswer.push(message)
  }
  return changes
}
