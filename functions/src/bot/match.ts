import type { Training } from '@bong-bari/contract'
import { couldBeEither, languageOf } from '@bong-bari/text'
import { nearTo, type Unit, unitsOf } from './lexicon.ts'
import { type FieldName, type Index, own, tuning, weightOf } from './match-index.ts'

/** How sure a row must be to answer; below it the bot says that it does not know. */
export const threshold = 0.5

export type Match = { row: Training; field: FieldName; score: number }

type Wanted = { weight: number; strange: number; terms: Map<string, number> }

const wantedOf = (index: Index, unit: Unit): Wanted => {
  const terms = new Map(unit.meanings.map(({ name, likeness }) => [name, likeness]))
  for (const { name, likeness } of unit.meanings)
    for (const near of nearTo(name))
      terms.set(near, Math.max(terms.get(near) ?? 0, likeness * tuning.kin))
  if (unit.isGuess) {
    terms.set(own(unit.sound), 1)
    for (const { word, likeness } of index.speller.near(unit.sound, tuning.least))
      terms.set(own(word), likeness)
  }
  const present = [...terms].filter(([term, like]) => like > tuning.kin && index.postings.has(term)).map(([term])=>term)
  const rarity = present.length
    ? Math.max(...present.map(index.rarity))
    : Math.min(index.rarity(''), tuning.absentCap)
  const strange = present.length ? 1 : unit.meanings.length ? tuning.absent : tuning.stranger
  return { weight: weightOf(unit) * rarity, strange, terms }
}

const scoresOf = (index: Index, wanted: Wanted[], prior: number) => {
  const n = index.fields.length
  const inQuery = new Float64Array(n)
  const inField = new Float64Array(n)
  const lost = new Float64Array(n)
  const inRow = new Float64Array(index.rows.length)
  const best = new Float64Array(n)
  const bestRow = new Float64Array(index.rows.length)
  const knownOf = new Float64Array(n)
  let all = 0
  for (const { weight, terms, strange } of wanted) {
    all += weight * strange
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
      inQuery[field]! += weight * like
      inField[field]! += (knownOf[field] ?? 0) * like
      best[field] = 0
      const row = index.fields[field]?.row ?? 0
      inRow[row]! += weight * (bestRow[row] ?? 0)
      bestRow[row] = 0
    }
  }
  return inQuery.map((covered, at) => {
    if (!covered) return 0
    const field = index.fields[at]!
    const row = Math.max(inRow[field.row]!, covered)
    const evidence = covered + tuning.rowShare * (row - covered)
    const missing = Math.max(0, all - evidence)
    const untold = Math.max(0, field.length - inField[at]!)
    return evidence / (evidence + tuning.a * missing + tuning.b * untold + prior)
  })
}

const better = (a: Match, b: Match) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

const distinct = (units: Unit[]) => [
  ...new Map(units.map((unit) => [unit.meanings[0]?.name ?? unit.sound, unit])).values(),
]

const isWeight = (weight: string) => (unit: Unit) => unit.meanings.some((m) => m.weight === weight)
const isSubstance = (unit: Unit) =>
  unit.isGuess || unit.meanings.every((m) => m.weight === 'topic' || m.weight === 'mild') && unit.meanings.length > 0

const has = (units: Unit[], name: string) => units.some((unit) => unit.meanings.some((m) => m.name === name))

const stretches = (units: Unit[]): Unit[][] => {
  if (units.length <= tuning.long) return [units]
  const all: Unit[][] = []
  for (let at = 0; at < units.length - tuning.step; at += tuning.step)
    all.push(units.slice(at, at + tuning.wide))
  return [units, ...all]
}

const windowsOf = (message: string): Unit[][] => {
  const clauses = message
    .split(/[.!?।,;\n]+/)
    .map(unitsOf)
    .filter(({ length }) => length)
  const whole = clauses.flat()
  if (!whole.some(isSubstance)) return clauses.length > 1 ? [whole, ...clauses] : [whole]
  const plain = (units: Unit[]) => units.filter((unit) => !isWeight('courtesy')(unit))
  const parts = clauses.flatMap((units) => stretches(plain(units))).filter((units) => units.some(isSubstance))
  return [whole, plain(whole), ...(parts.length > 1 || clauses.length > 1 ? parts : [])]
}

export const best = (index: Index, message: string, n: number): Match[] => {
  const spoken = languageOf(message)
  const either = couldBeEither(message)
  const speaks = ({ language }: Training) =>
    language === 'auto' || language === spoken || (either && language !== 'bengali')
  const found = new Map<number, Match>()
  const windows = windowsOf(message)
  const sizeOf = (units: Unit[]) => distinct(units).reduce((sum, unit) => sum + wantedOf(index, unit).weight, 0)
  const whole = sizeOf(windows[1] ?? windows[0] ?? [])
  for (const [place, window] of windows.entries()) {
    const wanted = distinct(window).map((unit) => wantedOf(index, unit))
    const share = 1 - tuning.window * (1 - Math.min(1, sizeOf(window) / whole))
    const scores = scoresOf(index, wanted, place > 1 ? tuning.kPart : tuning.k)
    for (const [at, plain] of scores.entries()) {
      const score = place > 1 ? plain * share : plain
      const field = index.fields[at]
      const row = field && index.rows[field.row]
      if (!row || !score || !speaks(row)) continue
      if (score > (found.get(row.id)?.score ?? 0)) found.set(row.id, { row, field: field.name, score })
    }
  }
  return [...found.values()].sort(better).slice(0, n)
}
