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

/** How alike a unit is in a text, from 0 to 1, and what it weighs there. */
type Hit = { like: number; weight: number }

/** The texts of each row that have a unit, by their places, and the greatest likeness in the row. */
type HitsOfRow = { like: number; texts: Map<number, Hit> }

/** Finds the texts that have one of the terms, of which the likeliest counts. */
export const findHits = (index: MatchIndex, terms: ReadonlyMap<string, number>) => {
  const hits = new Map<number, HitsOfRow>()
  for (const [term, like] of terms)
    for (const { row, text, unit } of index.holdersOf(term)) {
      const ofRow = hits.get(row) ?? { like: 0, texts: new Map<number, Hit>() }
      hits.set(row, ofRow)
      const weight = index.weightOf(unit)
      const before = ofRow.texts.get(text) ?? { like: 0, weight: 0 }
      if (like < before.like || (like === before.like && weight <= before.weight)) continue
      ofRow.texts.set(text, { like, weight })
      ofRow.like = Math.max(ofRow.like, like)
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
  hits: ReadonlyMap<number, HitsOfRow>
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

const sumOf = <One>(all: Iterable<One>, of: (one: One) => number) => {
  let sum = 0
  for (const one of all) sum += of(one)
  return sum
}

/** What a row says of the units, and of those that name the subject. */
const explainByRow = (row: number, searched: readonly SearchedUnit[]) => {
  const like = ({ hits }: SearchedUnit) => hits.get(row)?.like ?? 0
  return {
    explained: sumOf(searched, (unit) => unit.weight * like(unit)),
    named: sumOf(searched, (unit) => (unit.isName ? unit.weight * like(unit) : 0)),
  }
}

/** What the texts of a row say of the units, by their places, and what the units weigh there. */
const explainByText = (row: number, searched: readonly SearchedUnit[]) => {
  const texts = new Map<number, { explained: number; used: number }>()
  for (const { weight, hits } of searched)
    for (const [text, hit] of hits.get(row)?.texts ?? []) {
      const before = texts.get(text) ?? { explained: 0, used: 0 }
      texts.set(text, {
        explained: before.explained + weight * hit.like,
        used: before.used + hit.weight * hit.like,
      })
    }
  return texts
}

/** The place of the row's text that fits best, and its score from 0 to 1. */
export type Score = { text: number; score: number }

/** Scores each row that has one of the units by its best text. */
export const scoreUnits = (
  index: MatchIndex,
  searched: readonly SearchedUnit[],
  isPart: boolean,
): Map<number, Score> => {
  const total = sumOf(searched, ({ weight }) => weight)
  const allNamed = sumOf(searched, ({ weight, isName }) => (isName ? weight : 0))
  const doubt = doubtByRows(index.rows.length, isPart)
  const scores = new Map<number, Score>()
  for (const row of new Set(searched.flatMap(({ hits }) => [...hits.keys()]))) {
    const { explained, named } = explainByRow(row, searched)
    const shareNamed = allNamed ? Math.min(1, named / allNamed / fullSubjectShare) : 1
    const share = minSubjectShare + (1 - minSubjectShare) * shareNamed
    for (const [text, here] of explainByText(row, searched)) {
      const elsewhere = otherTextFactor * Math.max(0, explained - here.explained)
      const missing = Math.max(0, total - here.explained - elsewhere)
      const weightOfText = sumOf(index.read[row]?.texts[text]?.units ?? [], index.weightOf)
      const spare = Math.max(0, weightOfText - here.used)
      const all = here.explained + elsewhere
      const score = (share * all) / (all + missingFactor * missing + spareFactor * spare + doubt)
      if (score > (scores.get(row)?.score ?? 0)) scores.set(row, { text, score })
    }
  }
  return scores
}
