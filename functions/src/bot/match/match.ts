import type { Training, TryResult } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { compareMeanings, readMeaning } from '../meaning/meanings.ts'
import { distinctUnits, type FieldName, type MatchIndex } from './match-index.ts'
import { type Score, type SearchedUnit, scoreUnits, searchUnit, sumWeights } from './match-score.ts'
import {
  isCourtesy,
  isSubstance,
  readPhrasesTwice,
  readUnits,
  type Unit,
  weightOfUnit,
} from './units.ts'

/** A stretch of a message that may be the question. A part has to fit better than the whole to count. */
type Window = { units: Unit[]; isPart: boolean }

/** A message of 2,000 characters would have too many parts to score. */
const maxParts = 60

/** The windows of a message: as a whole, without courtesies, and clause by clause. */
const listWindows = (message: string): Window[] => {
  const clauses = message
    .split(/[.!?।,;\n]+/)
    .map(readUnits)
    .filter(({ length }) => length)
  const all = clauses.flat()
  if (!all.some(isSubstance)) return [all, ...clauses].map((units) => ({ units, isPart: false }))
  const plain = (units: Unit[]) => units.filter((unit) => !isCourtesy(unit))
  const parts =
    clauses.length > 1 ? clauses.map(plain).filter((units) => units.some(isSubstance)) : []
  return [
    { units: all, isPart: false },
    ...(all.some(isCourtesy) ? [{ units: plain(all), isPart: false }] : []),
    ...parts.slice(0, maxParts).map((units) => ({ units, isPart: true })),
  ]
}

/** With more rows the best of them fits by chance more often, so the threshold grows: by 0.2 where there are 2.7 times as many. Moving these by a tenth to a half gained nothing on any set. */
const threshold = { of60: 0.39, growth: 0.2, least: 0.38, most: 0.55 }

/** The least score with which a row answers. */
export const minSureScore = ({ rows }: MatchIndex) =>
  Math.max(
    threshold.least,
    Math.min(threshold.most, threshold.of60 + threshold.growth * Math.log(rows.length / 60)),
  )

/** If a row that may not answer (off, or in another language) fits better by `margin`, another row needs `threshold`. Without this F1 of nine sets is 80.1, with it 80.3. */
const rivalry = { margin: 0.1, threshold: 0.8 }

/** How far a row with many ways to ask must lead the next: 86 % of such answers are right on MASSIVE's train part. */
const minLeadOfManyTexts = 0.46

type Fit = { row: Training; field: FieldName; variant?: string | undefined; score: number }

export type Match = Fit & {
  /** Whether the row answers, or is only near. */
  isSure: boolean
}

export const roundScore = (score: number) => Math.min(1, Math.round(score * 1000) / 1000)

/** The row that fits best of all, and what keeps it from answering. */
export type Nearest = Fit & { keptBy: NonNullable<TryResult['nearest']>['keptBy'] }

/** The rows that fit a message, best first. */
export type Understanding = {
  matches: Match[]
  nearest?: Nearest | undefined
  /** The message goes on from what a row of the team has answered. */
  goesOn?: boolean
}

/** Priority decides between equals only. */
export const compareFits = (a: Fit, b: Fit) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

/** What a row keeps of its score if it means something else. Without this F1 of nine sets is 78.8 instead of 80.3. */
const shareOfOtherMeaning = 0.75

/** The topic so far weighs this much of what a follow-up says. */
const shareOfTopic = 0.35

/** What texts are about, which a follow-up need not name. */
const searchTopic = (index: MatchIndex, units: Unit[]): SearchedUnit[] =>
  distinctUnits(units.filter(isSubstance)).map((unit) => ({
    ...searchUnit(index, unit),
    weight: weightOfUnit(unit),
    isName: false,
  }))

/** The units of a topic, scaled to their share of the others and of one that no row has. */
const scaleTopic = (index: MatchIndex, topic: SearchedUnit[], others: SearchedUnit[]) => {
  const scale = (shareOfTopic * (sumWeights(others) + index.rarity(''))) / (sumWeights(topic) || 1)
  return topic.map((unit) => ({ ...unit, weight: unit.weight * scale }))
}

/** Scores each row from 0 to 1 for a message, read by itself or after texts that say what was talked about. */
export const scoreRows = (index: MatchIndex, message: string, before: string[] = []): Fit[] => {
  const earlier = before.map(readUnits)
  const topic = searchTopic(index, earlier.flat())
  const best = new Map<number, Score>()
  // Windows overlap, so each unit is searched once.
  const searched = new Map<Unit, SearchedUnit>()
  const searchOnce = (unit: Unit) => {
    const found = searched.get(unit) ?? searchUnit(index, unit)
    searched.set(unit, found)
    return found
  }
  for (const { units, isPart } of listWindows(message)) {
    const meaning = readMeaning([units, ...earlier])
    for (const reading of readPhrasesTwice(units)) {
      const own = distinctUnits(reading).map(searchOnce)
      const fits = scoreUnits(index, [...own, ...scaleTopic(index, topic, own)], isPart)
      const highest = Math.max(0, ...[...fits.values()].map(({ score }) => score))
      for (const [row, fit] of fits) {
        // What a row means costs time to read, and one that is far behind gains nothing by it.
        const mayWin = fit.score >= highest * shareOfOtherMeaning
        const likeness = mayWin ? compareMeanings(meaning, index.read[row]?.meaning()) : 0
        const score = fit.score * (shareOfOtherMeaning + (1 - shareOfOtherMeaning) * likeness)
        if (score > (best.get(row)?.score ?? 0)) best.set(row, { ...fit, score })
      }
    }
  }
  const near = index.shares.some((share) => share > 0)
    ? index.resemblance()(readUnits(message))
    : undefined
  return index.rows.flatMap((row, at) => {
    const fit = best.get(at)
    const field = index.texts[fit?.text ?? 0]
    const share = index.shares[at] ?? 0
    const score = (1 - share) * (fit?.score ?? 0) + share * (near?.[at] ?? 0)
    if (!score || !field) return []
    const variant = field.name === 'variant' ? row.variants[field.at] : undefined
    return [{ row, field: field.name, variant, score }]
  })
}

/** The `n` best rows for a message. Rows that are off or in another language never answer, but may be the nearest. */
export const matchMessage = (
  index: MatchIndex,
  message: string,
  n: number,
  fits = scoreRows(index, message),
  language: Language = languageOf(message),
): Understanding => {
  // Rows with a language answer only in it; borrowed words may be in either Latin one.
  const isOpen = couldBeEither(message)
  const speaks = (row: Training) =>
    row.language === 'auto' || row.language === language || (isOpen && row.language !== 'bengali')
  const sorted = fits.toSorted(compareFits)
  const [nearest] = sorted
  if (!nearest) return { matches: [] }
  const { row } = nearest
  const keptBy = !row.isActive ? 'switch' : speaks(row) ? 'distance' : 'language'
  const able = sorted.filter((fit) => fit.row.isActive && speaks(fit.row)).slice(0, n)
  const isRivalled = nearest.score - (able[0]?.score ?? 0) > rivalry.margin
  const least = isRivalled ? rivalry.threshold : minSureScore(index)
  const isSure = (fit: Fit) => {
    const share = index.shares[index.rows.indexOf(fit.row)] ?? 0
    const lead = fit.score - (sorted.find((other) => other !== fit)?.score ?? 0)
    return (1 - share) * (fit.score - least) + share * (lead - minLeadOfManyTexts) >= 0
  }
  return {
    matches: able.map((fit) => ({ ...fit, isSure: isSure(fit) })),
    nearest: { ...nearest, keptBy },
  }
}
