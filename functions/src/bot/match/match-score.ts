import { readWords } from '@bong-bari/text'
import { findAttributes } from '../lexicon/attributes-in.ts'
import { listRelatedMeanings } from '../lexicon/lexicon.ts'
import { namesSubject } from './dependence.ts'
import { findAskedAttributes, type MatchIndex } from './match-index.ts'
import {
  isCourtesy,
  isSpellingTerm,
  isWeak,
  maxWordLength,
  spellingTerm,
  type Unit,
  weightOfUnit,
} from './units.ts'

/** What an attribute weighs that the message asks for: if the row has it, and if not. */
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
  const asked = [...findAskedAttributes(words, isEnglish)]
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
  // A row has many texts, so its evidence is computed once.
  const byRow: Evidence[] = []
  return (row) => {
    const evidence = byRow[row] ?? weighed(row)
    byRow[row] = evidence
    return evidence
  }
}

/** The texts that have a unit. Lists of numbers, because a word may stand in thousands of texts. */
type Hits = {
  places: number[]
  /** How alike the unit is there, from 0 to 1, and what it weighs in that text. */
  likeness: number[]
  weights: number[]
  /** The greatest likeness in each row. */
  rows: Float64Array
}

/** How well each term says what the unit says, from 0 to 1. */
type Terms = Map<string, number>

const collector = (fields: number) => {
  const [places, likeness, weights]: [number[], number[], number[]] = [[], [], []]
  /** Where each text stands in the lists, from 1; 0 for texts without a hit. */
  const slots = new Int32Array(fields)
  const start = (place: number, like: number, weight: number) => {
    slots[place] = places.push(place)
    likeness.push(like)
    weights.push(weight)
  }
  return {
    lists: { places, likeness, weights },
    /** Keeps the hit that is more alike, or the first of two equals. */
    likelier: (place: number, like: number, weight: number) => {
      const slot = (slots[place] ?? 0) - 1
      if (slot < 0) return start(place, like, weight)
      if ((likeness[slot] ?? 0) >= like) return
      likeness[slot] = like
      weights[slot] = weight
    },
    added: (place: number, like: number, weight: number) => {
      const slot = (slots[place] ?? 0) - 1
      if (slot < 0) return start(place, like, weight)
      likeness[slot] = Math.min(1, (likeness[slot] ?? 0) + like)
      weights[slot] = Math.max(weights[slot] ?? 0, weight)
    },
  }
}

type Take = (place: number, like: number, weight: number) => void

const forEachHolder = ({ holders }: MatchIndex, terms: Terms, take: Take) => {
  for (const [term, like] of terms) {
    const held = holders.get(term)
    if (!held) continue
    const { places, weights } = held
    for (let at = 0; at < places.length; at++) take(places[at] ?? 0, like, weights[at] ?? 0)
  }
}

const likeliestByRow = ({ rows, rowOf }: MatchIndex, { places, likeness }: Omit<Hits, 'rows'>) => {
  const likeliest = new Float64Array(rows.length)
  for (let at = 0; at < places.length; at++) {
    const row = rowOf[places[at] ?? 0] ?? 0
    likeliest[row] = Math.max(likeliest[row] ?? 0, likeness[at] ?? 0)
  }
  return likeliest
}

export const findHits = (index: MatchIndex, terms: Terms, parts: Terms): Hits => {
  const found = collector(index.fields.length)
  forEachHolder(index, terms, found.likelier)
  if (parts.size) {
    const { lists, added } = collector(index.fields.length)
    forEachHolder(index, parts, added)
    for (const [at, place] of lists.places.entries())
      found.likelier(place, lists.likeness[at] ?? 0, lists.weights[at] ?? 0)
  }
  return { ...found.lists, rows: likeliestByRow(index, found.lists) }
}

/** A synonym counts almost as much as the word itself. */
const synonymFactor = 0.97
/** A related meaning counts half. */
const relatedFactor = 0.5
/** The words of a phrase together count this much of it. */
const phrasePartFactor = 0.8
/** How alike a word of a row has to be, by how the word of the message was recognised. */
const minLikeness = { written: 1, heard: 0.7, guess: 0.6 }
/** What other texts of the row explain counts this much. */
const otherTextFactor = 0.85
/** What the row lacks of the message weighs this much, and what it has beyond the message less. */
const missingFactor = 0.8
const spareFactor = 0.25
/** A row that has no subject of the message keeps half of its score, and from 0.8 of the subjects all of it. Without this F1 of nine sets is 70.6 instead of 80.3. */
const minSubjectShare = 0.5
const fullSubjectShare = 0.8
/** The same for a row that has the asked attribute: the price of another thing is no answer. */
const minSubjectShareWithAttribute = 0.3
/** A word for an attribute names the subject only by half. */
const attributeNameFactor = 0.5
/** What the score is multiplied by if no row has the asked attribute. */
const untaughtFactor = 0.85
/** Texts below this score are not considered. */
const minScore = 0.06
/** A text that leaves less than this share unexplained counts as the message itself. */
const maxLeftOfSame = 0.05
/** The doubt grows with the number of rows, because the best of many fits by chance, and is greater for a part of a message. */
const doubtByRows = (rows: number, isPart: boolean) =>
  (isPart ? 3 : 1) * (Math.log(rows + 2) / 4) ** 2

/** A unit of the message, its weight, and the texts that have it. */
export type SearchedUnit = {
  weight: number
  isWeak: boolean
  /** How much of it names the subject, from 0 to 1. */
  names: number
  hits: Hits
}

const shareThatNames = (unit: Unit) => {
  if (!namesSubject(unit) && !isCourtesy(unit)) return 0
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
    ([term, like]) => like > relatedFactor && isTelling(term) && index.holders.has(term),
  )
  const rarest = Math.max(...present.map(([term]) => index.rarity(term)))
  const rarity = present.length ? rarest : index.rarity('')
  return { hits: findHits(index, terms, parts), rarity }
}

export const searchUnit = (index: MatchIndex, unit: Unit): SearchedUnit => {
  const { hits, rarity } = findUnit(index, unit)
  return {
    weight: weightOfUnit(unit) * rarity,
    isWeak: isWeak(unit),
    names: shareThatNames(unit),
    hits,
  }
}

/** Sums for each text. */
type Tally = {
  /** The texts in the order they were found. */
  places: number[]
  explained: Float64Array
  used: Float64Array
}

const addAt = (list: Float64Array, place: number, amount: number) => {
  list[place] = (list[place] ?? 0) + amount
}

const emptyTally = (index: MatchIndex): Tally => ({
  places: [],
  explained: new Float64Array(index.fields.length),
  used: new Float64Array(index.fields.length),
})

const copyTally = ({ places, explained, used }: Tally): Tally => ({
  places: places.slice(),
  explained: explained.slice(),
  used: used.slice(),
})

const addUnits = (tally: Tally, units: SearchedUnit[]) => {
  const { places, explained, used } = tally
  for (const { weight, hits } of units)
    for (let at = 0; at < hits.places.length; at++) {
      const place = hits.places[at] ?? 0
      const likeness = hits.likeness[at] ?? 0
      if (!explained[place]) places.push(place)
      addAt(explained, place, weight * likeness)
      addAt(used, place, (hits.weights[at] ?? 0) * likeness)
    }
  return tally
}

/** What any text of each row explains of the units. */
const countRows = (index: MatchIndex, units: SearchedUnit[]) => {
  const told = new Float64Array(index.rows.length)
  for (const { weight, hits } of units)
    for (let row = 0; row < told.length; row++) addAt(told, row, (hits.rows[row] ?? 0) * weight)
  return told
}

type Score = { place: number; row: number; score: number }

const shareFor = (told: number, least: number) =>
  least + (1 - least) * Math.min(1, told / fullSubjectShare)

/** Scores each text from 0 to 1. Weak words count only in texts with a stronger one, unless the message has only weak ones. */
export const scoreTexts = (
  index: MatchIndex,
  units: SearchedUnit[],
  isPart: boolean,
  evidenceOf: EvidenceOf,
) => {
  const strong = units.filter((unit) => !unit.isWeak)
  const sought = strong.length ? strong : units
  const weak = strong.length ? units.filter((unit) => unit.isWeak) : []
  const found = addUnits(emptyTally(index), sought)
  const all = weak.length ? addUnits(copyTally(found), weak) : found
  const toldOf = countRows(index, sought)
  const named = countRows(
    index,
    sought.map((unit) => ({ ...unit, weight: unit.weight * unit.names })),
  )
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  const allNamed = units.reduce((sum, { names, weight }) => sum + names * weight, 0)
  const prior = doubtByRows(index.rows.length, isPart)

  const weakTotal = weak.reduce((sum, { weight }) => sum + weight, 0)
  const scores: Score[] = []
  for (const place of found.places) {
    const row = index.rowOf[place] ?? 0
    const strongly = found.explained[place] ?? 0
    const elsewhere = otherTextFactor * Math.max(0, (toldOf[row] ?? 0) - strongly)
    const { told, lacked, isUntaught } = evidenceOf(row)
    const share =
      shareFor(
        allNamed ? (named[row] ?? 0) / allNamed : 1,
        told ? minSubjectShareWithAttribute : minSubjectShare,
      ) * (isUntaught ? untaughtFactor : 1)
    const most = strongly + weakTotal + elsewhere + told
    const lacks = missingFactor * Math.max(0, total - most)
    if (lacks >= maxLeftOfSame * total && share * (most / (most + lacks + prior)) < minScore)
      continue
    const explained = (all.explained[place] ?? 0) + elsewhere + told
    const missing = missingFactor * Math.max(0, total - explained + told) + lacked
    const spare = spareFactor * Math.max(0, index.weightOf(place) - (all.used[place] ?? 0))
    const left = missing + spare
    const isSame = !isPart && left < maxLeftOfSame * total
    const score = isSame ? 1 - left / total : explained / (explained + left + prior)
    scores.push({ place, row, score: score * share })
  }
  return scores
}

/** The share of the units that each row explains, from 0 to 1. */
export const shareOfRows = (index: MatchIndex, units: SearchedUnit[]) => {
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  return countRows(index, units).map((told) => told / (total || 1))
}
