import { attributesIn } from '../lexicon/attributes-in.ts'
import { nearTo } from '../lexicon/lexicon.ts'
import { wordsOf } from '../lexicon/words.ts'
import type { EvidenceOf } from './attribute-evidence.ts'
import { isAbout } from './dependence.ts'
import { isOwn, type MatchIndex, ownTerm, worthOf } from './match-index.ts'
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
/** What could not come to this is not looked at any further: no letters make an answer of it. */
const leastScore = 0.06
/** A text that leaves less than this share of a message is the message: there is no doubt. */
const sameness = 0.05
/**
 * The doubt that a match must outweigh. A part of a message must outweigh more, and so must the best
 * of many rows: one of them fits by chance.
 */
const doubtOf = (rows: number, isPart: boolean) => (isPart ? 3 : 1) * (Math.log(rows + 2) / 4) ** 2

/** A unit of a message as the index knows it: what it weighs, and how well each term says it. */
export type Wanted = {
  weight: number
  isWeak: boolean
  /** How much of it names what is asked about, and not only what kind of question it is. */
  names: number
  terms: Map<string, number>
  /** What the words of a phrase find by themselves adds up. */
  parts: Map<string, number>
}

const namesOf = (unit: Unit) => {
  if (!isAbout(unit) && !isCourtesy(unit)) return 0
  return attributesIn(wordsOf(unit.typed), true).size ? attributeAsName : 1
}

export const wantedOf = (index: MatchIndex, unit: Unit): Wanted => {
  const terms = new Map(unit.meanings.map(({ name, likeness }) => [name, likeness * otherWord]))
  for (const { name, likeness } of unit.meanings)
    for (const near of nearTo(name))
      terms.set(near, Math.max(terms.get(near) ?? 0, likeness * nearness))
  terms.set(ownTerm(unit), 1)
  const parts = new Map(unit.parts.map(({ name, likeness }) => [name, likeness * partly]))
  const least = leastLike[unit.known]
  if (least < 1 && !isWeak(unit))
    for (const spelling of [unit.sound, unit.typed])
      for (const { word, likeness } of index.speller.near(spelling, least))
        for (const term of index.said.get(word) ?? [])
          terms.set(term, Math.max(terms.get(term) ?? 0, likeness))
  const isTelling = (term: string) => unit.known === 'guess' || !isOwn(term)
  const present = [...terms].filter(
    ([term, like]) => like > nearness && isTelling(term) && index.holders.has(term),
  )
  const rarest = Math.max(...present.map(([term]) => index.rarity(term)))
  const rarity = present.length ? rarest : index.rarity('')
  return {
    weight: worthOf(unit) * rarity,
    isWeak: isWeak(unit),
    names: namesOf(unit),
    parts,
    terms,
  }
}

type Hit = { likeness: number; weight: number }

const nothing: Hit = { likeness: 0, weight: 0 }

const likelier = (one: Hit, other: Hit) => (other.likeness > one.likeness ? other : one)
const added = (one: Hit, other: Hit): Hit => ({
  likeness: Math.min(1, one.likeness + other.likeness),
  weight: Math.max(one.weight, other.weight),
})

/** The fields that have any of the terms, each with the likeliest of them. */
const likeliest = (index: MatchIndex, terms: Wanted['terms']) => {
  const hits = new Map<number, Hit>()
  for (const [term, likeness] of terms)
    for (const place of index.holders.get(term) ?? []) {
      const known = hits.get(place)
      if (known && known.likeness >= likeness) continue
      hits.set(place, { likeness, weight: index.fields[place]?.terms.get(term) ?? 0 })
    }
  return hits
}

/** The fields that have any of the terms, each with what they add up to. */
const addedUp = (index: MatchIndex, terms: Wanted['terms']) => {
  const hits = new Map<number, Hit>()
  for (const [term, likeness] of terms)
    for (const place of index.holders.get(term) ?? []) {
      const weight = index.fields[place]?.terms.get(term) ?? 0
      hits.set(place, added(hits.get(place) ?? nothing, { likeness, weight }))
    }
  return hits
}

/** The fields that say a unit. */
const hitsOf = (index: MatchIndex, { terms, parts }: Wanted) => {
  const hits = likeliest(index, terms)
  for (const [place, hit] of addedUp(index, parts))
    hits.set(place, likelier(hits.get(place) ?? nothing, hit))
  return hits
}

/** How well a field says a unit that is no more than grammar. */
const hitIn = (known: Map<string, number>, { terms }: Wanted): Hit => {
  let best = nothing
  for (const [term, likeness] of terms) {
    const weight = known.get(term)
    if (weight) best = likelier(best, { likeness, weight })
  }
  return best
}

/** The weight of a message that a field explains, and the field's own weight that it needs for it. */
type Tally = { explained: number; used: number }

const tallied = (tally: Tally | undefined, { likeness, weight }: Hit, wanted: Wanted): Tally => ({
  explained: (tally?.explained ?? 0) + wanted.weight * likeness,
  used: (tally?.used ?? 0) + weight * likeness,
})

const tally = (index: MatchIndex, strong: Wanted[]) => {
  const fields = new Map<number, Tally>()
  const rows = new Map<number, number>()
  const named = new Map<number, number>()
  for (const wanted of strong) {
    const inRows = new Map<number, number>()
    for (const [place, hit] of hitsOf(index, wanted)) {
      fields.set(place, tallied(fields.get(place), hit, wanted))
      const row = index.fields[place]?.row ?? 0
      inRows.set(row, Math.max(inRows.get(row) ?? 0, hit.likeness))
    }
    for (const [row, likeness] of inRows) {
      rows.set(row, (rows.get(row) ?? 0) + likeness * wanted.weight)
      if (wanted.names)
        named.set(row, (named.get(row) ?? 0) + likeness * wanted.weight * wanted.names)
    }
  }
  return { fields, rows, named }
}

const shareFor = (told: number, least: number) =>
  least + (1 - least) * Math.min(1, told / enoughTold)

/**
 * How well each field that shares a word with the units answers them, from 0 to 1, by its place in
 * the index. Weak words are looked for only where a stronger one was found, if there is one.
 */
export const scoresOf = (
  index: MatchIndex,
  units: Wanted[],
  isPart: boolean,
  evidenceOf: EvidenceOf,
) => {
  const strong = units.filter((unit) => !unit.isWeak)
  const { fields, rows, named } = tally(index, strong.length ? strong : units)
  const weak = strong.length ? units.filter((unit) => unit.isWeak) : []
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  const allNamed = units.reduce((sum, { names, weight }) => sum + names * weight, 0)
  const prior = doubtOf(index.rows.length, isPart)

  const weakTotal = weak.reduce((sum, { weight }) => sum + weight, 0)
  const scores = new Map<number, number>()
  for (const [place, found] of fields) {
    const field = index.fields[place]
    if (!field) continue
    const elsewhere = shareOfRow * Math.max(0, (rows.get(field.row) ?? 0) - found.explained)
    const { told, lacked, isUntaught } = evidenceOf(field.row)
    const share =
      shareFor(
        allNamed ? (named.get(field.row) ?? 0) / allNamed : 1,
        told ? leastToldOfThing : leastTold,
      ) * (isUntaught ? untaught : 1)
    const most = found.explained + weakTotal + elsewhere + told
    const lacks = notTold * Math.max(0, total - most)
    if (lacks >= sameness * total && share * (most / (most + lacks + prior)) < leastScore) continue
    const all = weak.reduce<Tally>(
      (sum, unit) => tallied(sum, hitIn(field.terms, unit), unit),
      found,
    )
    const explained = all.explained + elsewhere + told
    const missing = notTold * Math.max(0, total - explained + told) + lacked
    const spare = notAsked * Math.max(0, field.weight - all.used)
    const left = missing + spare
    const isSame = !isPart && left < sameness * total
    const score = isSame ? 1 - left / total : explained / (explained + left + prior)
    scores.set(place, score * share)
  }
  return scores
}

/** How much of what some units weigh each row says, from 0 to 1, by the place of the row. */
export const sharesTold = (index: MatchIndex, units: Wanted[]) => {
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  return new Map([...tally(index, units).rows].map(([row, told]) => [row, told / (total || 1)]))
}
