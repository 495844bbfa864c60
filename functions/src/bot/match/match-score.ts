import { readWords } from '@bong-bari/text'
import { findAttributes } from '../lexicon/asked-for.ts'
import { listRelatedMeanings } from '../lexicon/lexicon.ts'
import { findAskedAttributes, type MatchIndex } from './match-index.ts'
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

/** What an attribute weighs that the message asks for: if the row has it, and if not. Without attributes F1 of nine sets that nobody tuned on is 0.5 lower. */
const weights = { told: 4, lacked: 1 }

/** What the attributes say for and against a row, as weights. */
type Evidence = {
  told: number
  lacked: number
  /** An attribute is asked that no row has, and this row has none of the asked ones. */
  isUntaught: boolean
}
type EvidenceOf = (row: number) => Evidence

const none: Evidence = { told: 0, lacked: 0, isUntaught: false }

/** Weighs the attributes that units ask for, for each row. The fewer rows have an attribute, the more it weighs. */
export const weighAttributes = (
  index: MatchIndex,
  units: Unit[],
  isEnglish: boolean,
): EvidenceOf => {
  const words = units.flatMap(({ typed }) => readWords(typed))
  const askedAttributes = [...findAskedAttributes(words, isEnglish)]
  if (!askedAttributes.length) return () => none
  const { rows, count } = index.told
  const all = index.rows.length + 2
  const worth = askedAttributes.map(
    (name) => Math.log(all / ((count.get(name) ?? 0) + 1)) / Math.log(all / 2),
  )
  const isNew = askedAttributes.some((name) => !count.has(name))
  const weighed = (row: number) => {
    let [told, lacked] = [0, 0]
    for (const [at, name] of askedAttributes.entries())
      if (rows[row]?.has(name)) told += worth[at] ?? 0
      else lacked += worth[at] ?? 0
    return {
      told: weights.told * told,
      lacked: weights.lacked * lacked,
      isUntaught: isNew && !told,
    }
  }
  // A row has many texts, so its evidence is computed once.
  const byRow: Evidence[] = []
  return (row) => {
    const evidence = byRow[row] ?? weighed(row)
    byRow[row] = evidence
    return evidence
  }
}

/** The texts that have a unit, for each text how alike the unit is there, from 0 to 1, and what it weighs there, and for each row the greatest likeness. */
type Hits = {
  places: number[]
  likeness: Float64Array
  weights: Float64Array
  rows: Float64Array
}

/** How well each term says what the unit says, from 0 to 1. */
type Terms = ReadonlyMap<string, number>

/** The texts that have one of the terms, of which the likeliest counts, or several of the parts, which add up to 1 at most. */
export const findHits = (index: MatchIndex, terms: Terms, parts: Terms): Hits => {
  const places: number[] = []
  const likeness = new Float64Array(index.fields.length)
  const weights = new Float64Array(index.fields.length)
  const rows = new Float64Array(index.rows.length)
  const keepLikelier = (place: number, like: number, weight: number) => {
    const before = likeness[place] ?? 0
    if (like <= before) return
    if (!before) places.push(place)
    likeness[place] = like
    weights[place] = weight
    const row = index.rowOf[place] ?? 0
    rows[row] = Math.max(rows[row] ?? 0, like)
  }
  for (const [term, like] of terms)
    index.holdersOf(term)?.forEach((weight, place) => {
      keepLikelier(place, like, weight)
    })
  const sums = new Map<number, { like: number; weight: number }>()
  for (const [term, like] of parts)
    index.holdersOf(term)?.forEach((weight, place) => {
      const sum = sums.get(place) ?? { like: 0, weight: 0 }
      sums.set(place, {
        like: Math.min(1, sum.like + like),
        weight: Math.max(sum.weight, weight),
      })
    })
  for (const [place, { like, weight }] of sums) keepLikelier(place, like, weight)
  return { places, likeness, weights, rows }
}

/** A synonym counts almost as much as the word itself. */
const synonymFactor = 0.97
/** A related meaning counts half of the word. Without related meanings F1 is 0.7 lower. */
const relatedFactor = 0.5
/** The words of a phrase together count this much of it. Without them F1 of follow-ups is 1.4 lower. */
const phrasePartFactor = 0.8
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
/** The same for a row that has the asked attribute: the price of another thing is no answer. With one share for both F1 is 0.7 lower. */
const minSubjectShareWithAttribute = 0.3
/** A word for an attribute names the subject only by half. */
const attributeNameFactor = 0.5
/** What the score is multiplied by if no row has the asked attribute. Without this the set of near misses loses 3.2. */
const untaughtFactor = 0.85
/** The doubt grows with the number of rows, because the best of many fits by chance, and is greater for a part of a message. */
const doubtByRows = (rows: number, isPart: boolean) =>
  (isPart ? 3 : 1) * (Math.log(rows + 2) / 4) ** 2

/** A unit of the message, its weight, and the texts that have it. */
export type SearchedUnit = {
  weight: number
  /** How much of it names the subject, from 0 to 1. */
  names: number
  hits: Hits
}

const shareThatNames = (unit: Unit) => {
  if (!isSubstance(unit) && !isCourtesy(unit)) return 0
  return findAttributes(readWords(unit.typed), true).size ? attributeNameFactor : 1
}

/** Searches a unit. Its rarity is that of its rarest term. */
const findUnit = (index: MatchIndex, unit: Unit): { hits: Hits; rarity: number } => {
  const terms = new Map(unit.meanings.map(({ name, likeness }) => [name, likeness * synonymFactor]))
  for (const { name, likeness } of unit.meanings)
    for (const near of listRelatedMeanings(name))
      terms.set(near, Math.max(terms.get(near) ?? 0, likeness * relatedFactor))
  terms.set(spellingTerm(unit), 1)
  // The words of a phrase add up to at most the phrase.
  const parts = new Map(unit.parts.map(({ name, likeness }) => [name, likeness * phrasePartFactor]))
  const least = minLikeness[unit.known]
  if (least < 1 && !isWeak(unit))
    for (const spelling of [unit.sound, unit.typed].filter(({ length }) => length <= maxWordLength))
      for (const { word, likeness } of index.words.speller.near(spelling, least))
        for (const term of index.words.said.get(word) ?? [])
          terms.set(term, Math.max(terms.get(term) ?? 0, likeness))
  const isTelling = (term: string) => unit.known === 'guess' || !isSpellingTerm(term)
  const present = [...terms].filter(
    ([term, like]) => like > relatedFactor && isTelling(term) && index.holdersOf(term),
  )
  const rarest = Math.max(...present.map(([term]) => index.rarity(term)))
  const rarity = present.length ? rarest : index.rarity('')
  return { hits: findHits(index, terms, parts), rarity }
}

export const searchUnit = (index: MatchIndex, unit: Unit): SearchedUnit => {
  const { hits, rarity } = findUnit(index, unit)
  return {
    weight: weightOfUnit(unit) * rarity,
    names: shareThatNames(unit),
    hits,
  }
}

/** What any text of each row explains of the units, each of which counts as `weigh` says. */
const sumByRow = (
  index: MatchIndex,
  units: readonly SearchedUnit[],
  weigh: (unit: SearchedUnit) => number,
) => {
  const sums = new Float64Array(index.rows.length)
  for (const unit of units)
    for (let row = 0; row < sums.length; row++)
      sums[row] = (sums[row] ?? 0) + weigh(unit) * (unit.hits.rows[row] ?? 0)
  return sums
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number) =>
  all.reduce((sum, one) => sum + of(one), 0)

type Score = { place: number; row: number; score: number }

const shareFor = (told: number, least: number) =>
  least + (1 - least) * Math.min(1, told / fullSubjectShare)

const weightOf = ({ weight }: SearchedUnit) => weight
const weightOfName = ({ weight, names }: SearchedUnit) => weight * names

/** Scores each text that has one of the units from 0 to 1. */
export const scoreTexts = (
  index: MatchIndex,
  units: readonly SearchedUnit[],
  isPart: boolean,
  evidenceOf: EvidenceOf,
): Score[] => {
  const explained = new Float64Array(index.fields.length)
  const used = new Float64Array(index.fields.length)
  const places: number[] = []
  for (const { weight, hits } of units)
    for (const place of hits.places) {
      const likeness = hits.likeness[place] ?? 0
      if (!explained[place]) places.push(place)
      explained[place] = (explained[place] ?? 0) + weight * likeness
      used[place] = (used[place] ?? 0) + (hits.weights[place] ?? 0) * likeness
    }
  const explainedByRow = sumByRow(index, units, weightOf)
  const namedByRow = sumByRow(index, units, weightOfName)
  const [total, allNamed] = [sumOf(units, weightOf), sumOf(units, weightOfName)]
  const doubt = doubtByRows(index.rows.length, isPart)
  const scores: Score[] = []
  for (const place of places) {
    const here = explained[place] ?? 0
    const row = index.rowOf[place] ?? 0
    const elsewhere = otherTextFactor * Math.max(0, (explainedByRow[row] ?? 0) - here)
    const { told, lacked, isUntaught } = evidenceOf(row)
    const share =
      shareFor(
        allNamed ? (namedByRow[row] ?? 0) / allNamed : 1,
        told ? minSubjectShareWithAttribute : minSubjectShare,
      ) * (isUntaught ? untaughtFactor : 1)
    const missing = missingFactor * Math.max(0, total - here - elsewhere) + lacked
    const spare = spareFactor * Math.max(0, index.weightOf(place) - (used[place] ?? 0))
    const all = here + elsewhere + told
    scores.push({ place, row, score: (share * all) / (all + missing + spare + doubt) })
  }
  return scores
}

/** The share of the units that each row explains, from 0 to 1. */
export const shareOfRows = (index: MatchIndex, units: readonly SearchedUnit[]) => {
  const total = sumOf(units, weightOf)
  return sumByRow(index, units, weightOf).map((told) => told / (total || 1))
}
