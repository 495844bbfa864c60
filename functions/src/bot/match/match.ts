import type { Training, Tried } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { isEnough, tongueWanted } from './asides.ts'
import { evidenceOf } from './attribute-evidence.ts'
import { aboutOf, dependenceOf } from './dependence.ts'
import { fitsTogether, type Said } from './follow-up.ts'
import { withKinds } from './kind-evidence.ts'
import { distinct, type FieldName, kindsOf, type MatchIndex } from './match-index.ts'
import { scoresOf, type Wanted, wantedOf } from './match-score.ts'
import { isCourtesy, isSubstance, type Unit, unitsOf } from './units.ts'
import { windowsOf } from './windows.ts'

export { buildIndex } from './match-index.ts'

/** A score from here on answers; below it the bot says that it does not know. */
const threshold = 0.39

/** What the letters of a text and a message share counts for this much of what their words mean. */
const shareOfLetters = 0.3

/** Where a row that may not answer fits better by this, another must score so much to answer. */
const rivalry = { margin: 0.1, threshold: 0.65 }

/** A question that names nothing is answered alone only where no second row comes as near as this. */
const bareMargin = 0.1

/** Two rows with texts this like say the same, perhaps in two languages. */
const leastAlike = 0.55

/** A row, its text that fits best, and how well, from 0 to 1. */
type Fit = { row: Training; field: FieldName; variant?: string | undefined; score: number }

/** A row that may answer, and why. */
export type Match = Fit & {
  /** True when the row answers; false when it is no more than something to go by. */
  isSure: boolean
}

/** The row that fits best of all, and what keeps it from answering unless it does. */
export type Nearest = Fit & { keptBy: NonNullable<Tried['nearest']>['keptBy'] }

/** What a message was taken to be written in, and the rows that fit it, the best first. */
export type Understanding = {
  language: Language
  matches: Match[]
  nearest?: Nearest | undefined
  /** What was said instead of a question: that it is enough, or in which language to say it again. */
  aside?: { kind: 'enough' } | { kind: 'again'; row: Training | undefined }
}

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
export const speakerOf = (message: string, language: Language) => {
  const isOpen = couldBeEither(message)
  return (row: Training) =>
    row.language === 'auto' || row.language === language || (isOpen && row.language !== 'bengali')
}

/** The best text of each row that a message has something of: its place, and how well it fits. */
type Bests = { places: Int32Array; scores: Float64Array }

const noBests = ({ rows }: MatchIndex): Bests => ({
  places: new Int32Array(rows.length),
  scores: new Float64Array(rows.length),
})

const keepBetter = ({ places, scores }: Bests, row: number, place: number, score: number) => {
  if (score <= (scores[row] ?? 0)) return
  scores[row] = score
  places[row] = place
}

/** Every row that a message has something of, with its text that fits best. */
const fitsOf = (index: MatchIndex, message: string): Fit[] => {
  const bests = noBests(index)
  // Stretches of a message overlap, and a word costs its looking up.
  const known = new Map<Unit, Wanted>()
  const wantedOnce = (unit: Unit) => {
    const wanted = known.get(unit) ?? wantedOf(index, unit)
    known.set(unit, wanted)
    return wanted
  }
  const isEnglish = languageOf(message) === 'english'
  for (const { units, isPart } of windowsOf(message)) {
    const wanted = distinct(units).map(wantedOnce)
    const lettersOf = index.letters(units)
    const kinds = kindsOf(units)
    const evidence = evidenceOf(index, units, isEnglish)
    const words = noBests(index)
    for (const { place, row, score } of scoresOf(index, wanted, isPart, evidence))
      keepBetter(
        words,
        row,
        place,
        (score + shareOfLetters * lettersOf(place)) / (1 + shareOfLetters),
      )
    for (const [row, score] of words.scores.entries())
      if (score)
        keepBetter(bests, row, words.places[row] ?? 0, withKinds(score, kinds, index.kinds[row]))
  }
  return index.rows.flatMap((row, at) => {
    const [score, field] = [bests.scores[at], index.fields[bests.places[at] ?? 0]]
    return score && field ? [{ row, field: field.name, variant: field.variant, score }] : []
  })
}

const isBare = (message: string) => {
  const units = unitsOf(message)
  return !aboutOf(units).length && !units.some(isCourtesy)
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
  const isOpen =
    first.score < 0.9 && isBare(message) && first.score - (others[0]?.score ?? 0) < bareMargin
  const matches = [first, ...others].map((match) => ({
    ...match,
    isSure: !isOpen && match.score >= least,
  }))
  return { language, matches, nearest }
}

/** A message that goes on from what was said answers from here on. */
const leastTogether = 0.62
/** The same where a message names nothing and the kind of its question decides. */
const leastByKind = 0.58
/** What may stand alone and is sure of its row has to gain so much by what was said. */
const leastGain = 0.7
/** Between rows that fit the talk alike, what they are to the message alone decides. */
const shareOfAlone = 0.2
/** So many rows are known by how they fit alone. */
const knownAlone = 20

/** A message of words that two languages have is in that of the question before. */
const spokenIn = (message: string, { question }: Said, { language }: Understanding) =>
  couldBeEither(message) ? languageOf(question) : language

/** The best rows for a message that goes on from what was said; none where it does not. */
const goingOn = (index: MatchIndex, message: string, said: Said, alone: Understanding) => {
  const units = unitsOf(message)
  const dependence = dependenceOf(message, units)
  if (dependence === 'alone') return undefined
  const language = spokenIn(message, said, alone)
  const speaks = speakerOf(message, language)
  const aloneScore = new Map(alone.matches.map(({ row, score }) => [row.id, score]))
  const fits = fitsTogether(index, units, said)
    .filter(({ row }) => row.isActive && speaks(row))
    .map((fit) => ({ ...fit, order: fit.score + shareOfAlone * (aloneScore.get(fit.row.id) ?? 0) }))
    .sort((a, b) => b.order - a.order || better(a, b))
  const togetherLeast = aboutOf(units).length ? leastTogether : leastByKind
  const least = dependence === 'may need' && alone.matches[0]?.isSure ? leastGain : togetherLeast
  const sure = fits.filter(({ score }) => score >= least)
  return sure.length
    ? { language, matches: sure.map((fit) => ({ ...fit, isSure: true })) }
    : undefined
}

/** Whether the team has taught an answer to a message without substance: thanks, good night. */
const isTaught = ({ matches: [first] }: Understanding) =>
  first?.isSure === true && !unitsOf(first.row.userMessage).some(isSubstance)

/** The row that says in a language what another says. */
const twinOf = (index: MatchIndex, row: Training, language: Language) => {
  if (row.answers[language] || languageOf(row.botResponse) === language) return row
  const speaks = (one: Training) =>
    one.isActive &&
    one.id !== row.id &&
    (one.language === language ||
      one.answers[language] !== undefined ||
      (one.language === 'auto' && languageOf(one.botResponse) === language))
  const [twin] = [row.userMessage, ...row.keyword.split(',')]
    .flatMap((text) => fitsOf(index, text))
    .filter((fit) => speaks(fit.row) && fit.score >= leastAlike)
    .sort(better)
  return twin?.row
}

/**
 * The same for a message that may go on from what was said: one that stands alone is read alone,
 * thanks are thanks, and who asks for another language is told the same in it.
 */
export const understandAfter = (
  index: MatchIndex,
  message: string,
  n: number,
  said: Said | undefined,
): Understanding => {
  const all = understand(index, message, Math.max(n, knownAlone))
  const alone = { ...all, matches: all.matches.slice(0, n) }
  if (!said) return alone
  if (isEnough(message))
    return isTaught(alone)
      ? alone
      : { ...alone, language: spokenIn(message, said, alone), aside: { kind: 'enough' } }
  const language = tongueWanted(message)
  if (language) {
    const row = said.row && twinOf(index, said.row, language)
    return { ...alone, language, aside: { kind: 'again', row } }
  }
  const { matches, ...rest } = goingOn(index, message, said, all) ?? alone
  return { ...alone, ...rest, matches: matches.slice(0, n) }
}

/** The matches alone. */
export const best = (index: MatchIndex, message: string, n: number) =>
  understand(index, message, n).matches
