import type { Training, Tried } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { kindEvidence } from './kind-evidence.ts'
import { distinct, type FieldName, kindsOf, type MatchIndex } from './match-index.ts'
import { scoresOf, type Wanted, wantedOf } from './match-score.ts'
import type { Unit } from './units.ts'
import { windowsOf } from './windows.ts'

export { buildIndex } from './match-index.ts'

/** A score from here on answers; below it the bot says that it does not know. */
const threshold = 0.43

/** What the letters of a text and a message share counts for this much of what their words mean. */
const shareOfLetters = 0.3

/** Where a row that may not answer fits better by this, another must score so much to answer. */
const rivalry = { margin: 0.1, threshold: 0.6 }

/** A row, its text that fits best, and how well, from 0 to 1. */
type Fit = { row: Training; field: FieldName; score: number }

/** A row that may answer, and why. */
export type Match = Fit & {
  /** True when the row answers; false when it is no more than something to go by. */
  isSure: boolean
}

/** The row that fits best of all, and what keeps it from answering unless it does. */
export type Nearest = Fit & { keptBy: NonNullable<Tried['nearest']>['keptBy'] }

/** What a message was taken to be written in, and the rows that fit it, the best first. */
export type Understanding = { language: Language; matches: Match[]; nearest?: Nearest | undefined }

const better = (a: Fit, b: Fit) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

const nearestOf = (fits: Fit[], speaks: (row: Training) => boolean): Nearest | undefined => {
  const [first, ...others] = fits
  if (!first) return undefined
  const fit = others.reduce((best, other) => (better(best, other) > 0 ? other : best), first)
  const keptBy = !fit.row.isActive ? 'switch' : speaks(fit.row) ? 'distance' : 'language'
  return { ...fit, keptBy }
}

/** Rows with a language answer it alone; a message of borrowed words may be in either Latin one. */
const speakerOf = (message: string, language: Language) => {
  const isOpen = couldBeEither(message)
  return (row: Training) =>
    row.language === 'auto' || row.language === language || (isOpen && row.language !== 'bengali')
}

/** Every row that a message has something of, with its text that fits best. */
const fitsOf = (index: MatchIndex, message: string) => {
  const found = new Map<Training, Fit>()
  // Stretches of a message overlap, and a word costs its looking up.
  const known = new Map<Unit, Wanted>()
  const wantedOnce = (unit: Unit) => {
    const wanted = known.get(unit) ?? wantedOf(index, unit)
    known.set(unit, wanted)
    return wanted
  }
  for (const { units, isPart } of windowsOf(message)) {
    const wanted = distinct(units).map(wantedOnce)
    const lettersOf = index.letters(units)
    const kinds = kindsOf(units)
    for (const [place, meaning] of scoresOf(index, wanted, isPart)) {
      const field = index.fields[place]
      const row = field && index.rows[field.row]
      if (!field || !row) continue
      const words = (meaning + shareOfLetters * lettersOf(place)) / (1 + shareOfLetters)
      const score = kindEvidence(words, kinds, index.kinds[field.row])
      if (score > (found.get(row)?.score ?? 0))
        found.set(row, { row, field: field.name, score })
    }
  }
  return [...found.values()]
}

/**
 * The `n` rows that may answer and fit a message best; priority decides between equals only. A row
 * that is switched off, or answers another language, never answers, but may be what was asked for.
 */
export const understand = (index: MatchIndex, message: string, n: number): Understanding => {
  const language = languageOf(message)
  const speaks = speakerOf(message, language)
  const fits = fitsOf(index, message)
  const nearest = nearestOf(fits, speaks)
  const [first, ...others] = fits
    .filter(({ row }) => row.isActive && speaks(row))
    .sort(better)
    .slice(0, n)
  if (!first || !nearest) return { language, matches: [], nearest }
  const isRivalled = nearest.score - first.score > rivalry.margin
  const least = isRivalled ? rivalry.threshold : threshold
  const matches = [first, ...others].map((match) => ({ ...match, isSure: match.score >= least }))
  return { language, matches, nearest }
}

/** The matches alone. */
export const best = (index: MatchIndex, message: string, n: number) =>
  understand(index, message, n).matches
