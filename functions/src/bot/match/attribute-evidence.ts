import { wordsOf } from '../lexicon/words.ts'
import type { MatchIndex } from './match-index.ts'
import { askedIn } from './read-row.ts'
import type { Unit } from './units.ts'

/** What an attribute weighs that a message asks for, where a row tells it and where it does not. */
const weights = { told: 4, lacked: 1 }

/** What a row tells of the attributes that a message asks for, as weights. */
export type Evidence = {
  told: number
  lacked: number
  /** One of them is told by no row at all, and none of them by this. */
  isUntaught: boolean
}
export type EvidenceOf = (row: number) => Evidence

/** Nothing is asked for that could be told. */
const none: Evidence = { told: 0, lacked: 0, isUntaught: false }

/** What each row tells of the attributes that units ask for; one that few rows tell weighs more. */
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
  // A row may have many texts that are scored.
  const byRow: Evidence[] = []
  return (row) => {
    const evidence = byRow[row] ?? weighed(row)
    byRow[row] = evidence
    return evidence
  }
}
