import type { Training } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { distinct, type FieldName, type MatchIndex } from './match-index.ts'
import { scoresOf, wantedOf } from './match-score.ts'
import { windowsOf } from './windows.ts'

export { buildIndex } from './match-index.ts'

/** A score from here on answers; below it the bot says that it does not know. */
const threshold = 0.44

/** A row that may answer, and why. */
export type Match = {
  row: Training
  /** Its text that fits best, and how well, from 0 to 1. */
  field: FieldName
  score: number
  /** True when the row answers; false when it is no more than something to go by. */
  isSure: boolean
}

/** What a message was taken to be written in, and the rows that fit it, the best first. */
export type Understanding = { language: Language; matches: Match[] }

const better = (a: Match, b: Match) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

/** Rows with a language answer it alone; a message of borrowed words may be in either Latin one. */
const speakerOf = (message: string, language: Language) => {
  const isOpen = couldBeEither(message)
  return (row: Training) =>
    row.language === 'auto' || row.language === language || (isOpen && row.language !== 'bengali')
}

/** The `n` rows that may answer and fit a message best; priority decides between equals only. */
export const understand = (index: MatchIndex, message: string, n: number): Understanding => {
  const language = languageOf(message)
  const speaks = speakerOf(message, language)
  const found = new Map<number, Match>()
  for (const { units, isPart } of windowsOf(message)) {
    const wanted = distinct(units).map((unit) => wantedOf(index, unit))
    for (const [place, score] of scoresOf(index, wanted, isPart)) {
      const field = index.fields[place]
      const row = field && index.rows[field.row]
      if (row && speaks(row) && score > (found.get(row.id)?.score ?? 0))
        found.set(row.id, { row, field: field.name, score, isSure: score >= threshold })
    }
  }
  return { language, matches: [...found.values()].sort(better).slice(0, n) }
}

/** The matches alone. */
export const best = (index: MatchIndex, message: string, n: number) =>
  understand(index, message, n).matches
