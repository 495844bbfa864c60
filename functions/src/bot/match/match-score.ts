import { findAttributes } from '../lexicon/attributes-in.ts'
import { listRelatedMeanings } from '../lexicon/lexicon.ts'
import { wordsOf } from '../lexicon/words.ts'
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

/** Of an asked attribute: told by the row, or not. */
const weights = { told: 4, lacked: 1 }

/** As weights. */
type Evidence = {
  told: number
  lacked: number
  /** No row tells one, and this one tells none. */
  isUntaught: boolean
}
type EvidenceOf = (row: number) => Evidence

const none: Evidence = { told: 0, lacked: 0, isUntaught: false }

/** Rare attributes weigh more. */
export const weighAttributes = (
  index: MatchIndex,
  units: Unit[],
  isEnglish: boolean,
): EvidenceOf => {
  const words = units.flatMap(({ typed }) => wordsOf(typed))
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
  // Many scored texts share a row.
  const byRow: Evidence[] = []
  return (row) => {
    const evidence = byRow[row] ?? weighed(row)
    byRow[row] = evidence
    return evidence
  }
}

/** Parallel number lists, as a word may be in thousands of fields. */
type Hits = {
  places: number[]
  /** 0 to 1; then the weight there. */
  likeness: number[]
  weights: number[]
  /** By place among the rows. */
  rows: Float64Array
}

/** How well each says it. */
type Terms = Map<string, number>

const collector = (fields: number) => {
  const [places, likeness, weights]: [number[], number[], number[]] = [[], [], []]
  /** From 1. */
  const slots = new Int32Array(fields)
  const start = (place: number, like: number, weight: number) => {
    slots[place] = places.push(place)
    likeness.push(like)
    weights.push(weight)
  }
  return {
    lists: { places, likeness, weights },
    /** The likelier hit counts, the first of equals. */
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

/** For a synonym. */
const synonymFactor = 0.97
/** For a near meaning. */
const relatedFactor = 0.5
/** For a phrase's words. */
const phrasePartFactor = 0.8
/** Minimum for unlisted words of rows. */
const minLikeness = { written: 1, heard: 0.7, guess: 0.6 }
/** For a row's other texts. */
const otherTextFactor = 0.85
/** Asked and not told, or told and not asked. */
const missingFactor = 0.8
const spareFactor = 0.25
/** For rows telling nothing named; all of it from here. */
const minSubjectShare = 0.5
const fullSubjectShare = 0.8
/** The same, telling the attribute: another thing's price is no answer. */
const minSubjectShareWithAttribute = 0.3
/** Attribute words hardly name the thing. */
const attributeNameFactor = 0.5
/** Where no row tells the attribute. */
const untaughtFactor = 0.85
/** Dropped below. */
const minScore = 0.06
/** Leaving less unmatched, a text is the message. */
const maxLeftOfSame = 0.05
/** More for a part, and with more rows: the best of many fits by chance. */
const doubtByRows = (rows: number, isPart: boolean) =>
  (isPart ? 3 : 1) * (Math.log(rows + 2) / 4) ** 2

/** A unit's weight, and the fields with it. */
export type SearchedUnit = {
  weight: number
  isWeak: boolean
  /** How much names the subject. */
  names: number
  hits: Hits
}

const shareThatNames = (unit: Unit) => {
  if (!namesSubject(unit) && !isCourtesy(unit)) return 0
  return findAttributes(wordsOf(unit.typed), true).size ? attributeNameFactor : 1
}

/** Of the rarest term. */
const findUnit = (index: MatchIndex, unit: Unit): { hits: Hits; rarity: number } => {
  const terms = new Map(unit.meanings.map(({ name, likeness }) => [name, likeness * synonymFactor]))
  for (const { name, likeness } of unit.meanings)
    for (const near of listRelatedMeanings(name))
      terms.set(near, Math.max(terms.get(near) ?? 0, likeness * relatedFactor))
  terms.set(spellingTerm(unit), 1)
  // A phrase's words add up.
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

/** By field. */
type Tally = {
  /** As found. */
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

/** In any field. */
const countRows = (index: MatchIndex, units: SearchedUnit[]) => {
  const told = new Float64Array(index.rows.length)
  for (const { weight, hits } of units)
    for (let row = 0; row < told.length; row++) addAt(told, row, (hits.rows[row] ?? 0) * weight)
  return told
}

type Score = { place: number; row: number; score: number }

const shareFor = (told: number, least: number) =>
  least + (1 - least) * Math.min(1, told / fullSubjectShare)

/** 0 to 1. Weak words need a stronger one, if any. */
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

/** 0 to 1, by place. */
export const shareOfRows = (index: MatchIndex, units: SearchedUnit[]) => {
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  return countRows(index, units).map((told) => told / (total || 1))
}
