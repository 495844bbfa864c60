import { listRelatedMeanings } from '../lexicon/lexicon.ts'
import type { MatchIndex } from './match-index.ts'
import {
  isCourtesy,
  isSpellingTerm,
  isSubstance,
  isWeak,
  maxWordLength,
  spellingTerm,
  type Unit,
  weightOfUnit,
} from './units.ts'

/** The texts that have a unit, and for each text how alike the unit is there, from 0 to 1, and what it weighs there. */
type Hits = { texts: number[]; like: Float64Array; weight: Float64Array }

/** Finds the texts that have one of the terms, of which the likeliest counts. */
export const findHits = (index: MatchIndex, terms: ReadonlyMap<string, number>): Hits => {
  const count = index.texts.length
  const hits: Hits = { texts: [], like: new Float64Array(count), weight: new Float64Array(count) }
  for (const [term, like] of terms)
    for (const { text, unit } of index.holdersOf(term)) {
      const weight = index.weightOf(unit)
      const before = hits.like[text] ?? 0
      if (like < before || (like === before && weight <= (hits.weight[text] ?? 0))) continue
      if (!before) hits.texts.push(text)
      hits.like[text] = like
      hits.weight[text] = weight
    }
  return hits
}

/** A synonym counts almost as much as the word itself. */
const synonymFactor = 0.97
/** A related meaning counts half of the word. Without related meanings F1 is 0.7 lower. */
const relatedFactor = 0.5
/** How alike a word of a row has to be, by how the word of the message was recognised. Without this comparison F1 is 0.9 lower. */
const minLikeness = { written: 1, heard: 0.7, guess: 0.6 }
/** What other texts of the row explain counts this much. If it counts nothing, F1 is 0.6 lower. */
const otherTextFactor = 0.85
/** What the row lacks of the message weighs this much, and what it has beyond the message less. */
const missingFactor = 0.8
const spareFactor = 0.25
/** A row that has no subject of the message keeps half of its score, and from 0.8 of the subjects all of it. Without this F1 of nine sets is 70.6 instead of 80.3. */
const minSubjectShare = 0.5
const fullSubjectShare = 0.8
/** The doubt grows with the number of rows, because the best of many fits by chance, and is greater for a part of a message. */
const doubtByRows = (rows: number, isPart: boolean) =>
  (isPart ? 3 : 1) * (Math.log(rows + 2) / 4) ** 2

/** A unit of the message, its weight, and the rows that have it. */
export type SearchedUnit = {
  weight: number
  /** Whether it names the subject. */
  isName: boolean
  hits: Hits
}

/** Searches a unit. Its rarity is that of its rarest term. */
export const searchUnit = (index: MatchIndex, unit: Unit): SearchedUnit => {
  const terms = new Map<string, number>()
  const add = (term: string, like: number) => terms.set(term, Math.max(terms.get(term) ?? 0, like))
  for (const { name, likeness } of unit.meanings) {
    add(name, likeness * synonymFactor)
    for (const near of listRelatedMeanings(name)) add(near, likeness * relatedFactor)
  }
  add(spellingTerm(unit), 1)
  const least = minLikeness[unit.known]
  if (least < 1 && !isWeak(unit))
    for (const spelling of [unit.sound, unit.typed].filter(({ length }) => length <= maxWordLength))
      for (const { word, likeness } of index.words().speller.near(spelling, least))
        for (const term of index.words().said.get(word) ?? []) add(term, likeness)
  const isTelling = (term: string) => unit.known === 'guess' || !isSpellingTerm(term)
  const present = [...terms].flatMap(([term, like]) =>
    like > relatedFactor && isTelling(term) && index.holdersOf(term).length ? [term] : [],
  )
  const rarity = present.length ? Math.max(...present.map(index.rarity)) : index.rarity('')
  return {
    weight: weightOfUnit(unit) * rarity,
    isName: isSubstance(unit) || isCourtesy(unit),
    hits: findHits(index, terms),
  }
}

export const sumWeights = (units: readonly SearchedUnit[]) =>
  units.reduce((sum, { weight }) => sum + weight, 0)

/** What texts and rows say of units; written as loops, because a thousand rows have many texts. */
const explain = ({ texts, rows }: MatchIndex, searched: readonly SearchedUnit[]) => {
  const byText = new Float64Array(texts.length)
  /** What the units weigh in the texts themselves. */
  const used = new Float64Array(texts.length)
  const byRow = new Float64Array(rows.length)
  const named = new Float64Array(rows.length)
  for (const { weight, isName, hits } of searched) {
    const best = new Float64Array(rows.length)
    for (const text of hits.texts) {
      const like = hits.like[text] ?? 0
      byText[text] = (byText[text] ?? 0) + weight * like
      used[text] = (used[text] ?? 0) + (hits.weight[text] ?? 0) * like
      const row = texts[text]?.row ?? 0
      const gain = weight * Math.max(0, like - (best[row] ?? 0))
      best[row] = Math.max(best[row] ?? 0, like)
      byRow[row] = (byRow[row] ?? 0) + gain
      if (isName) named[row] = (named[row] ?? 0) + gain
    }
  }
  return { byText, used, byRow, named }
}

/** The place of the row's text that fits best, and its score from 0 to 1. */
export type Score = { text: number; score: number }

/** Scores each row that has one of the units by its best text. */
export const scoreUnits = (
  index: MatchIndex,
  searched: readonly SearchedUnit[],
  isPart: boolean,
): Map<number, Score> => {
  const { byText, used, byRow, named } = explain(index, searched)
  const total = sumWeights(searched)
  const allNamed = sumWeights(searched.filter(({ isName }) => isName))
  const doubt = doubtByRows(index.rows.length, isPart)
  const scores = new Map<number, Score>()
  for (const [text, here] of byText.entries()) {
    if (!here) continue
    const row = index.texts[text]?.row ?? 0
    const shareNamed = allNamed ? Math.min(1, (named[row] ?? 0) / allNamed / fullSubjectShare) : 1
    const share = minSubjectShare + (1 - minSubjectShare) * shareNamed
    const elsewhere = otherTextFactor * Math.max(0, (byRow[row] ?? 0) - here)
    const missing = Math.max(0, total - here - elsewhere)
    const spare = Math.max(0, index.weightOfText(text) - (used[text] ?? 0))
    const all = here + elsewhere
    const score = (share * all) / (all + missingFactor * missing + spareFactor * spare + doubt)
    if (score > (scores.get(row)?.score ?? 0)) scores.set(row, { text, score })
  }
  return scores
}
