import { attributesIn } from '../lexicon/attributes-in.ts'
import { nearTo } from '../lexicon/lexicon.ts'
import { wordsOf } from '../lexicon/words.ts'
import type { EvidenceOf } from './attribute-evidence.ts'
import { isAbout } from './dependence.ts'
import { type Hits, hitsOf } from './hits.ts'
import type { MatchIndex } from './match-index.ts'
import { isOwn, ownTerm, worthOf } from './terms.ts'
import { isCourtesy, isWeak, type Unit } from './units.ts'

/** Another word of one meaning counts for this much of the word itself. */
const otherWord = 0.97
/** A meaning near the one that was said counts for this much of it. */
const nearness = 0.5
/** The words of a phrase count for this much of the phrase. */
const partly = 0.8
/** Words of rows that are not listed are looked for among those at least this like. */
const leastLike = { written: 1, heard: 0.7, guess: 0.6 }
/** What the other texts of a row explain of a message counts for this much. */
const shareOfRow = 0.85
/** What is asked and not told by a row weighs against it, and what is told and not asked. */
const notTold = 0.8
const notAsked = 0.25
/** A row that tells nothing of what a message names keeps this share of its score; all of it from so much told. */
const leastTold = 0.5
const enoughTold = 0.8
/** The same where the row tells the attribute that is asked for: the price of another thing is no answer. */
const leastToldOfThing = 0.3
/** A word that asks for an attribute names the thing that is asked about only for so much. */
const attributeAsName = 0.5
/** A message that asks for an attribute that no row tells keeps this share. */
const untaught = 0.85
/** What could not come to this is not looked at any further. */
const leastScore = 0.06
/** A text that leaves less than this share of a message is the message: there is no doubt. */
const sameness = 0.05
/**
 * The doubt that a match must outweigh. A part of a message must outweigh more, and so must the best
 * of many rows: one of them fits by chance.
 */
const doubtOf = (rows: number, isPart: boolean) => (isPart ? 3 : 1) * (Math.log(rows + 2) / 4) ** 2

/** A unit of a message as the index knows it: what it weighs, and the fields that say it. */
export type Wanted = {
  weight: number
  isWeak: boolean
  /** How much of it names what is asked about, and not only what kind of question it is. */
  names: number
  hits: Hits
}

const namesOf = (unit: Unit) => {
  if (!isAbout(unit) && !isCourtesy(unit)) return 0
  return attributesIn(wordsOf(unit.typed), true).size ? attributeAsName : 1
}

/** The fields that say a unit, and how rare the rarest of what it says is. */
export const foundOf = (index: MatchIndex, unit: Unit): { hits: Hits; rarity: number } => {
  const terms = new Map(unit.meanings.map(({ name, likeness }) => [name, likeness * otherWord]))
  for (const { name, likeness } of unit.meanings)
    for (const near of nearTo(name))
      terms.set(near, Math.max(terms.get(near) ?? 0, likeness * nearness))
  terms.set(ownTerm(unit), 1)
  // What the words of a phrase find by themselves adds up.
  const parts = new Map(unit.parts.map(({ name, likeness }) => [name, likeness * partly]))
  const least = leastLike[unit.known]
  if (least < 1 && !isWeak(unit))
    for (const spelling of [unit.sound, unit.typed])
      for (const { word, likeness } of index.words.speller.near(spelling, least))
        for (const term of index.words.said.get(word) ?? [])
          terms.set(term, Math.max(terms.get(term) ?? 0, likeness))
  const isTelling = (term: string) => unit.known === 'guess' || !isOwn(term)
  const present = [...terms].filter(
    ([term, like]) => like > nearness && isTelling(term) && index.holders.has(term),
  )
  const rarest = Math.max(...present.map(([term]) => index.rarity(term)))
  const rarity = present.length ? rarest : index.rarity('')
  return { hits: hitsOf(index, terms, parts), rarity }
}

export const wantedOf = (index: MatchIndex, unit: Unit): Wanted => {
  const { hits, rarity } = foundOf(index, unit)
  return { weight: worthOf(unit) * rarity, isWeak: isWeak(unit), names: namesOf(unit), hits }
}

/** What some units come to, for each field by its place in the index. */
type Tally = {
  /** The fields that say any of them, in the order in which they were found. */
  places: number[]
  /** The weight of the message that a field explains, and the field's own weight that it needs for it. */
  explained: Float64Array
  used: Float64Array
}

const addTo = (list: Float64Array, place: number, amount: number) => {
  list[place] = (list[place] ?? 0) + amount
}

const noneOf = (index: MatchIndex): Tally => ({
  places: [],
  explained: new Float64Array(index.fields.length),
  used: new Float64Array(index.fields.length),
})

const copyOf = ({ places, explained, used }: Tally): Tally => ({
  places: places.slice(),
  explained: explained.slice(),
  used: used.slice(),
})

/** Adds some units to a tally. */
const count = (tally: Tally, units: Wanted[]) => {
  const { places, explained, used } = tally
  for (const { weight, hits } of units)
    for (let at = 0; at < hits.places.length; at++) {
      const place = hits.places[at] ?? 0
      const likeness = hits.likeness[at] ?? 0
      if (!explained[place]) places.push(place)
      addTo(explained, place, weight * likeness)
      addTo(used, place, (hits.weights[at] ?? 0) * likeness)
    }
  return tally
}

/** The weight of some units that each row explains in any of its fields. */
const countRows = (index: MatchIndex, units: Wanted[]) => {
  const told = new Float64Array(index.rows.length)
  for (const { weight, hits } of units)
    for (let row = 0; row < told.length; row++) addTo(told, row, (hits.rows[row] ?? 0) * weight)
  return told
}

/** A field by its place in the index, its row, and how well it answers. */
type Score = { place: number; row: number; score: number }

const shareFor = (told: number, least: number) =>
  least + (1 - least) * Math.min(1, told / enoughTold)

/**
 * How well each field that shares a word with the units answers them, from 0 to 1. Weak words are
 * looked for only where a stronger one was found, if there is one. With `only`, the places of rows, no others are scored.
 */
export const scoresOf = (
  index: MatchIndex,
  units: Wanted[],
  isPart: boolean,
  evidenceOf: EvidenceOf,
  only?: ReadonlySet<number>,
) => {
  const strong = units.filter((unit) => !unit.isWeak)
  const sought = strong.length ? strong : units
  const weak = strong.length ? units.filter((unit) => unit.isWeak) : []
  const found = count(noneOf(index), sought)
  const all = weak.length ? count(copyOf(found), weak) : found
  const toldOf = countRows(index, sought)
  const named = countRows(
    index,
    sought.map((unit) => ({ ...unit, weight: unit.weight * unit.names })),
  )
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  const allNamed = units.reduce((sum, { names, weight }) => sum + names * weight, 0)
  const prior = doubtOf(index.rows.length, isPart)

  const weakTotal = weak.reduce((sum, { weight }) => sum + weight, 0)
  const scores: Score[] = []
  for (const place of found.places) {
    const row = index.rowOf[place] ?? 0
    if (only && !only.has(row)) continue
    const strongly = found.explained[place] ?? 0
    const elsewhere = shareOfRow * Math.max(0, (toldOf[row] ?? 0) - strongly)
    const { told, lacked, isUntaught } = evidenceOf(row)
    const share =
      shareFor(allNamed ? (named[row] ?? 0) / allNamed : 1, told ? leastToldOfThing : leastTold) *
      (isUntaught ? untaught : 1)
    const most = strongly + weakTotal + elsewhere + told
    const lacks = notTold * Math.max(0, total - most)
    if (lacks >= sameness * total && share * (most / (most + lacks + prior)) < leastScore) continue
    const explained = (all.explained[place] ?? 0) + elsewhere + told
    const missing = notTold * Math.max(0, total - explained + told) + lacked
    const spare = notAsked * Math.max(0, index.weightOf(place) - (all.used[place] ?? 0))
    const left = missing + spare
    const isSame = !isPart && left < sameness * total
    const score = isSame ? 1 - left / total : explained / (explained + left + prior)
    scores.push({ place, row, score: score * share })
  }
  return scores
}

/** How much of what some units weigh each row says, from 0 to 1, by the place of the row. */
export const sharesTold = (index: MatchIndex, units: Wanted[]) => {
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  return countRows(index, units).map((told) => told / (total || 1))
}
