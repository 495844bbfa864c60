import type { Training, Tried } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { withKinds } from '../lexicon/kinds.ts'
import { distinct, type FieldName, kindsOf, type MatchIndex } from './match-index.ts'
import { evidenceOf, scoresOf, type Wanted, wantedOf } from './match-score.ts'
import { isCourtesy, isSubstance, type Unit, unitsOf, wordByWord } from './units.ts'

/** A candidate question; a part must say more to count. */
type Window = {
  units: Unit[]
  /** Phrases as words. */
  plain?: Unit[] | undefined
  isPart: boolean
}

/** Units; longer ones are also read in overlapping stretches. */
const longClause = 9
const stretch = 6
const step = 2
/** 2,000 characters have too many stretches. */
const mostParts = 60

const stretches = (units: Unit[]) =>
  units.length <= longClause
    ? [units]
    : [
        units,
        ...Array.from({ length: Math.ceil((units.length - step) / step) }, (_, place) =>
          units.slice(place * step, place * step + stretch),
        ),
      ]

const once = (parts: Unit[][]) => [
  ...new Map(parts.map((units) => [units.map(({ sound }) => sound).join(' '), units])).values(),
]

const whole = (units: Unit[]): Window => ({
  units,
  plain: units.some(({ words }) => words) ? wordByWord(units) : undefined,
  isPart: false,
})

/** Its questions, or last sentence. */
const askedIn = (message: string) => {
  const sentences = message.match(/[^.!?।\n]+[.!?।\n]*/g) ?? []
  const questions = sentences.filter((sentence) => sentence.includes('?'))
  const asked = questions.length ? questions : sentences.slice(-1)
  return asked.flatMap((sentence) => {
    const clauses = sentence.split(/[,;.!?।\n]+/).filter((clause) => clause.trim())
    return clauses.slice(-2).map((_, at, last) => last.slice(at).join(' '))
  })
}

/** Units; longer ones contain much else. */
const longMessage = 12

/** Whole, without courtesies, and by clause; a long message's question counts as whole. */
const windowsOf = (message: string): Window[] => {
  const clauses = message
    .split(/[.!?।,;\n]+/)
    .map(unitsOf)
    .filter(({ length }) => length)
  const all = clauses.flat()
  if (!all.some(isSubstance)) return [all, ...clauses].map(whole)
  const plain = (units: Unit[]) => units.filter((unit) => !isCourtesy(unit))
  const meant = clauses
    .flatMap((units) => stretches(plain(units)))
    .filter((units) => units.some(isSubstance))
  const parts = once(meant).slice(0, mostParts)
  const isOne = parts.length === 1 && clauses.length === 1
  const bare = plain(all)
  const asked = all.length > longMessage ? askedIn(message).map(unitsOf).map(plain) : []
  return [
    whole(all),
    ...(bare.length < all.length ? [whole(bare)] : []),
    ...once(asked.filter((units) => units.some(isSubstance))).map(whole),
    ...(isOne ? [] : parts.map((units) => ({ units, isPart: true }))),
  ]
}

export { buildIndex } from './match-index.ts'

/** At 60 rows, and growth per e-fold: the best of many fits by chance. */
const threshold = { of60: 0.39, growth: 0.2, least: 0.38, most: 0.55 }

/** From here a row answers. */
export const leastSure = ({ rows }: MatchIndex) =>
  Math.max(
    threshold.least,
    Math.min(threshold.most, threshold.of60 + threshold.growth * Math.log(rows.length / 60)),
  )

/** Where an excluded row fits better by this, another needs so much. */
const rivalry = { margin: 0.1, threshold: 0.85 }

/** How far a row with many ways to ask must lead the next: 86 % of such answers are right on MASSIVE's train part. */
const leastLead = 0.46

type Fit = { row: Training; field: FieldName; variant?: string | undefined; score: number }

export type Match = Fit & {
  /** Answers, or only hints. */
  isSure: boolean
}

/** The best of all, and what excludes it. */
export type Nearest = Fit & { keptBy: NonNullable<Tried['nearest']>['keptBy'] }

/** Fitting rows, best first. */
export type Understanding = {
  language: Language
  matches: Match[]
  nearest?: Nearest | undefined
}

/** Priority decides between equals only. */
export const better = (a: Fit, b: Fit) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

const nearestOf = (fits: Fit[], speaks: (row: Training) => boolean): Nearest | undefined => {
  const [first, ...others] = fits
  if (!first) return undefined
  const fit = others.reduce((best, other) => (better(best, other) > 0 ? other : best), first)
  const keptBy = !fit.row.isActive ? 'switch' : speaks(fit.row) ? 'distance' : 'language'
  return { ...fit, keptBy }
}

/** Rows with a language answer only in it; borrowed words may be in either Latin one. */
export const speakerOf = (message: string, language: Language) => {
  const isOpen = couldBeEither(message)
  return (row: Training) =>
    row.language === 'auto' || row.language === language || (isOpen && row.language !== 'bengali')
}

/** Per row. */
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

export const fitsOf = (index: MatchIndex, message: string): Fit[] => {
  const bests = noBests(index)
  // Stretches overlap, and look-ups cost.
  const known = new Map<Unit, Wanted>()
  const wantedOnce = (unit: Unit) => {
    const wanted = known.get(unit) ?? wantedOf(index, unit)
    known.set(unit, wanted)
    return wanted
  }
  const isEnglish = languageOf(message) === 'english'
  for (const { units, plain, isPart } of windowsOf(message)) {
    const kinds = kindsOf(units)
    const evidence = evidenceOf(index, units, isEnglish)
    const words = noBests(index)
    const keep = (reading: Unit[]) => {
      const wanted = distinct(reading).map(wantedOnce)
      for (const { place, row, score } of scoresOf(index, wanted, isPart, evidence))
        keepBetter(words, row, place, score)
    }
    keep(units)
    if (plain) keep(plain)
    for (const [row, score] of words.scores.entries())
      if (score)
        keepBetter(bests, row, words.places[row] ?? 0, withKinds(score, kinds, index.kinds[row]))
  }
  const near = index.shares.some((share) => share > 0)
    ? index.resemblance(unitsOf(message))
    : undefined
  return index.rows.flatMap((row, at) => {
    const field = index.fields[bests.places[at] ?? 0]
    const share = index.shares[at] ?? 0
    const score = (1 - share) * (bests.scores[at] ?? 0) + share * (near?.[at] ?? 0)
    if (!score || !field) return []
    const variant = field.name === 'variant' ? row.variants[field.at] : undefined
    return [{ row, field: field.name, variant, score }]
  })
}

/** Priority decides between equals only. Inactive or other-language rows never answer but may be what was asked. */
export const understand = (
  index: MatchIndex,
  message: string,
  n: number,
  fits = fitsOf(index, message),
): Understanding => {
  const language = languageOf(message)
  const speaks = speakerOf(message, language)
  const nearest = nearestOf(fits, speaks)
  const [first, ...others] = fits
    .filter(({ row }) => row.isActive && speaks(row))
    .sort(better)
    .slice(0, n)
  if (!first || !nearest) return { language, matches: [], nearest }
  const isRivalled = nearest.score - first.score > rivalry.margin
  const least = isRivalled ? rivalry.threshold : leastSure(index)
  const byScore = fits.map(({ score }) => score).sort((a, b) => b - a)
  const isEnough = ({ row, score }: Fit) => {
    const share = index.shares[index.rows.indexOf(row)] ?? 0
    const lead = score - ((score === byScore[0] ? byScore[1] : byScore[0]) ?? 0)
    return (1 - share) * (score - least) + share * (lead - leastLead) >= 0
  }
  const matches = [first, ...others].map((match) => ({
    ...match,
    isSure: isEnough(match),
  }))
  return { language, matches, nearest }
}

export const best = (index: MatchIndex, message: string, n: number) =>
  understand(index, message, n).matches
