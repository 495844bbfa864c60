import type { Training } from '@bong-bari/contract'
import { couldBeEither, languageOf } from '@bong-bari/text'
import { type Unit, unitsOf } from './lexicon.ts'
import { type FieldName, type Index, own, tuning, weightOf } from './match-index.ts'

/** How sure a row must be to answer; below it the bot says that it does not know. */
export const threshold = 0.5

export type Match = { row: Training; field: FieldName; score: number }

type Wanted = { weight: number; terms: Map<string, number> }

const wantedOf = (index: Index, unit: Unit): Wanted => {
  const terms = new Map(unit.meanings.map(({ name, likeness }) => [name, likeness]))
  if (unit.isGuess) {
    terms.set(own(unit.sound), 1)
    for (const { word, likeness } of index.speller.near(unit.sound, tuning.least))
      terms.set(own(word), likeness)
  }
  const present = [...terms.keys()].filter((term) => index.postings.has(term))
  const rarity = present.length
    ? Math.max(...present.map(index.rarity))
    : index.rarity('') * tuning.absent
  return { weight: weightOf(unit) * rarity, terms }
}

const scoresOf = (index: Index, wanted: Wanted[]) => {
  const n = index.fields.length
  const inQuery = new Float64Array(n)
  const inField = new Float64Array(n)
  const inRow = new Float64Array(index.rows.length)
  const best = new Float64Array(n)
  const bestRow = new Float64Array(index.rows.length)
  const knownOf = new Float64Array(n)
  let square = 0
  for (const { weight, terms } of wanted) {
    square += weight ** 2
    const touched: number[] = []
    for (const [term, likeness] of terms)
      for (const { field, weight: known } of index.postings.get(term) ?? []) {
        if (!best[field]) touched.push(field)
        if (likeness > (best[field] ?? 0)) { best[field] = likeness; knownOf[field] = known }
        const row = index.fields[field]?.row ?? 0
        if (likeness > (bestRow[row] ?? 0)) bestRow[row] = likeness
      }
    for (const field of touched) {
      const like = best[field] ?? 0
      inQuery[field]! += weight ** 2 * like
      inField[field]! += (knownOf[field] ?? 0) ** 2 * like
      best[field] = 0
      const row = index.fields[field]?.row ?? 0
      inRow[row]! += weight ** 2 * (bestRow[row] ?? 0)
      bestRow[row] = 0
    }
  }
  square ||= 1
  return inQuery.map((covered, at) => {
    const field = index.fields[at]!
    const asked = (tuning.rowShare * inRow[field.row]! + (1 - tuning.rowShare) * covered) / square
    const told = Math.min(1, inField[at]! / (field.length ** 2 || 1))
    return asked ** tuning.a * told ** tuning.b
  })
}

const better = (a: Match, b: Match) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

const windowsOf = (message: string) => {
  const clauses = message.split(/[.!?।,;\n]+/).filter((part) => part.trim())
  return clauses.length > 1 ? [message, ...clauses] : [message]
}

const distinct = (units: Unit[]) => [...new Map(units.map((unit) => [unit.meanings[0]?.name ?? unit.sound, unit])).values()]

export const best = (index: Index, message: string, n: number): Match[] => {
  const spoken = languageOf(message)
  const either = couldBeEither(message)
  const speaks = ({ language }: Training) =>
    language === 'auto' || language === spoken || (either && language !== 'bengali')
  const found = new Map<number, Match>()
  for (const window of windowsOf(message)) {
    const wanted = distinct(unitsOf(window)).map((unit) => wantedOf(index, unit))
    const scores = scoresOf(index, wanted)
    for (const [at, score] of scores.entries()) {
      const field = index.fields[at]
      const row = field && index.rows[field.row]
      if (!row || !score || !speaks(row)) continue
      if (score > (found.get(row.id)?.score ?? 0)) found.set(row.id, { row, field: field.name, score })
    }
  }
  return [...found.values()].sort(better).slice(0, n)
}
