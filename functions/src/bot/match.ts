import type { Training } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { distinct, type FieldName, type MatchIndex } from './match-index.ts'
import { scoresOf, wantedOf } from './match-score.ts'
import { windowsOf } from './windows.ts'

/** How sure a row must be to answer; below it the bot says that it does not know. */
export const threshold = 0.41

/** A row that may answer, and why: its text that fits best, how well, and the language it was asked in. */
export type Match = { row: Training; field: FieldName; score: number; language: Language }

const better = (a: Match, b: Match) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

/** Rows with a language answer it alone; a message of borrowed words may be in either Latin one. */
const speakerOf = (message: string, language: Language) => {
  const isOpen = couldBeEither(message)
  return (row: Training) =>
    row.language === 'auto' || row.language === language || (isOpen && row.language !== 'bengali')
}

/** The `n` rows that fit a message best, the best first; priority decides between equals only. */
export const best = (index: MatchIndex, message: string, n: number): Match[] => {
  const language = languageOf(message)
  const speaks = speakerOf(message, language)
  const found = new Map<number, Match>()
  for (const { units, isPart } of windowsOf(message)) {
    const wanted = distinct(units).map((unit) => wantedOf(index, unit))
    for (const [place, score] of scoresOf(index, wanted, isPart)) {
      const field = index.fields[place]
      const row = field && index.rows[field.row]
      if (row && speaks(row) && score > (found.get(row.id)?.score ?? 0))
        found.set(row.id, { row, field: field.name, score, language })
    }
  }
  return [...found.values()].sort(better).slice(0, n)
}
