import { languageOf } from '@bong-bari/text'
import { attributesIn } from '../lexicon/attributes-in.ts'
import { kindsIn } from '../lexicon/kinds.ts'
import { type Word, wordsOf } from '../lexicon/words.ts'
import { toldIn } from './kind-evidence.ts'
import type { MatchIndex } from './match-index.ts'
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

const askedIn = (words: Word[], isEnglish: boolean) =>
  new Set([...attributesIn(words, isEnglish), ...toldIn(kindsIn(words.map(({ sound }) => sound)))])

type Told = { rows: Set<string>[]; count: Map<string, number> }
const known = new WeakMap<MatchIndex, Told>()

const toldBy = (index: MatchIndex): Told => {
  const before = known.get(index)
  if (before) return before
  const rows = index.rows.map(
    ({ keyword, userMessage, variants }) =>
      new Set(
        [userMessage, ...variants, ...keyword.split(/[,;|\n]+/)].flatMap((text) => [
          ...askedIn(wordsOf(text), languageOf(text) === 'english'),
        ]),
      ),
  )
  const count = new Map<string, number>()
  for (const name of rows.flatMap((names) => [...names]))
    count.set(name, (count.get(name) ?? 0) + 1)
  const told = { rows, count }
  known.set(index, told)
  return told
}

/** Nothing is asked for that could be told. */
const none: Evidence = { told: 0, lacked: 0, isUntaught: false }

/** What each row tells of the attributes that units ask for; one that few rows tell weighs more. */
export const evidenceOf = (index: MatchIndex, units: Unit[], isEnglish: boolean): EvidenceOf => {
  const words = units.flatMap(({ typed }) => wordsOf(typed))
  const asked = [...askedIn(words, isEnglish)]
  if (!asked.length) return () => none
  const { rows, count } = toldBy(index)
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
