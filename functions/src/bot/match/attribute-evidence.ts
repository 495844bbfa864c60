import { wordsOf } from '../lexicon/words.ts'
import type { MatchIndex } from './match-index.ts'
import { askedIn } from './read-row.ts'
import type { Unit } from './units.ts'

/** Of an asked attribute: told by the row, or not. */
const weights = { told: 4, lacked: 1 }

/** As weights. */
export type Evidence = {
  told: number
  lacked: number
  /** No row tells one, and this one tells none. */
  isUntaught: boolean
}
export type EvidenceOf = (row: number) => Evidence

const none: Evidence = { told: 0, lacked: 0, isUntaught: false }

/** Rare attributes weigh more. */
export const evidenceOf = (index: MatchIndex, units: Unit[], isEnglish: boolean): EvidenceOf => {
  const words = units.flatMap(({ typed }) => wordsOf(typed))
  const asked = [...askedIn(words, isEnglish)]
  if (!asked.length) return () => none
  const { rows, count } = index.told
  const all = index.rows.length + 2
  const worth = asked.map(
    (name) => Math.log(all / ((count.get(name) ?? 0) + 1)) / Math.log(all / 2),
  )
  const isNew = asked.some((name) => !count.has(name))
  const weighed = (row: number) => {
    let [told, lacked] = [0, 0]
    for (const [at, name] of asked.entries())
      if (rows[row]?.has(name)) told += worth[at] ?? 0
      else lacked += worth[at] ?? 0
    return {
      told: weights.told * told,
      lacked: weights.lacked * lacked,
      isUntaught: isNew && !told,
    }
  }
  // Many scored texts share a row.
  const byRow: Evidence[] = []
  return (row) => {
    const evidence = byRow[row] ?? weighed(row)
    byRow[row] = evidence
    return evidence
  }
}
