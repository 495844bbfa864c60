import type { Training } from '@bong-bari/contract'
import {
  createSpeller,
  languageOf,
  readSpelling,
  readWords,
  type Speller,
  type Word,
} from '@bong-bari/text'
import { findAttributes } from '../lexicon/attributes-in.ts'
import { findKinds, type Kind, listFactKinds } from '../lexicon/kinds.ts'
import { createResemblance, type Resemblance, shareOfResemblance } from './resemblance.ts'
import { readUnits, splitPhrases, termsOf, type Unit, weightOfUnit } from './units.ts'

export const fieldNames = ['keyword', 'userMessage', 'variant', 'sentence'] as const
export type FieldName = (typeof fieldNames)[number]

/** A text of a row. `at` numbers the texts of one name. */
export type ReadText = { name: FieldName; at: number; units: Unit[] }

/** What the matcher reads of a row. A text with phrases is there twice, the second time word by word, because a message may not mean the phrase. */
export type ReadRow = {
  texts: ReadText[]
  kinds: Kind[]
  told: string[]
}

const meaningKey = (unit: Unit) =>
  unit.meanings
    .map(({ name }) => name)
    .sort()
    .join() || termsOf(unit)[0]

export const distinctUnits = (units: Unit[]) => [
  ...new Map(
    units.map((unit) => [unit.known === 'guess' ? unit.sound : meaningKey(unit), unit]),
  ).values(),
]

export const kindsOfUnits = (units: Unit[]) => findKinds(units.map(({ sound }) => sound))

/** The attributes and kinds of facts that words ask for or tell. */
export const findAskedAttributes = (words: Word[], isEnglish: boolean) =>
  new Set([
    ...findAttributes(words, isEnglish),
    ...listFactKinds(findKinds(words.map(({ sound }) => sound))),
  ])

const listTexts = ({ keyword, userMessage, variants }: Training) => {
  const sentences = userMessage.split(/[.!?।\n]+/).filter((part) => part.trim())
  const named = (name: FieldName, texts: string[]) =>
    texts.map((text, at) => ({ name, at, text, units: readUnits(text) }))
  return [
    ...named('keyword', keyword.split(/[,;|\n]+/)),
    ...named('userMessage', [userMessage]),
    ...named('variant', variants),
    ...named('sentence', sentences.length > 1 ? sentences : []),
  ].filter(({ units }) => units.length)
}

export const readRow = (row: Training): ReadRow => {
  const texts = listTexts(row)
  const asking = texts.filter(({ name }) => name === 'userMessage' || name === 'variant')
  const telling = texts.filter(({ name }) => name !== 'sentence')
  const told = telling.flatMap(({ text }) => [
    ...findAskedAttributes(readWords(text), languageOf(text) === 'english'),
  ])
  return {
    texts: texts.flatMap(({ name, at, units }) => {
      const plain = units.some(({ words }) => words) ? [splitPhrases(units)] : []
      return [units, ...plain].map((read) => ({ name, at, units: distinctUnits(read) }))
    }),
    kinds: [...new Set(asking.flatMap(({ units }) => [...kindsOfUnits(units)]))],
    told: [...new Set(told)],
  }
}

/** The texts that have a term, and how much it weighs in each. */
type Holders = { places: Int32Array; weights: Float64Array }

/** All rows, prepared for matching. `fields` are their texts; `rarity` of a term is higher the fewer rows have it. */
export type MatchIndex = {
  rows: Training[]
  read: ReadRow[]
  fields: ReadText[]
  /** The row of each text, and the sum of the weights of its units. */
  rowOf: Int32Array
  weightOf: (field: number) => number
  /** What each row asks for, in the order of `rows`. */
  kinds: Set<Kind>[]
  /** The attributes of each row, and how many rows have each attribute. */
  told: { rows: Set<string>[]; count: Map<string, number> }
  holders: Pick<ReadonlyMap<string, Holders>, 'get' | 'has' | 'keys'>
  rarity: (term: string) => number
  resemblance: Resemblance
  /** For each row the part of its score that the resemblance decides. */
  shares: number[]
  /** The words of all rows, to look up misspellings, with their terms. */
  words: { speller: Speller; said: Map<string, Set<string>> }
}

/** A single word of a phrase counts this share of the phrase. */
const phrasePartFactor = 0.6

type UnitInTexts = { unit: Unit; terms: string[]; texts: number[] }

const groupByUnit = (fields: ReadText[]) => {
  const sayings = new Map<Unit, UnitInTexts>()
  for (const [place, { units }] of fields.entries())
    for (const unit of units) {
      const known = sayings.get(unit)
      if (known) known.texts.push(place)
      else sayings.set(unit, { unit, terms: termsOf(unit), texts: [place] })
    }
  return sayings
}

/** The meanings of the words of a phrase that has a meaning of its own. */
const partsOf = ({ unit }: UnitInTexts) => (unit.meanings.length ? unit.parts : [])

const byTermOf = (sayings: Map<Unit, UnitInTexts>) => {
  const byTerm = new Map<string, UnitInTexts[]>()
  const add = (term: string, saying: UnitInTexts) => {
    const some = byTerm.get(term)
    if (!some) byTerm.set(term, [saying])
    else if (some.at(-1) !== saying) some.push(saying)
  }
  for (const saying of sayings.values()) {
    for (const term of saying.terms) add(term, saying)
    for (const { name } of partsOf(saying)) add(name, saying)
  }
  return byTerm
}

const weightIn = (saying: UnitInTexts, term: string, weight: number) =>
  saying.terms.includes(term)
    ? weight
    : Math.max(
        ...partsOf(saying).map(({ name, likeness }) =>
          name === term ? weight * likeness * phrasePartFactor : 0,
        ),
      )

/** Computes a value at its first use: a message needs few of thousands. */
const memoiseByKey = <Key, Made>(make: (key: Key) => Made) => {
  const known = new Map<Key, Made>()
  return (key: Key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}

/** Rarity and weights. Where two words of a text say the same, the heavier one counts. */
const createWeights = (fields: ReadText[], rowOf: Int32Array, rows: number) => {
  const sayings = groupByUnit(fields)
  const byTerm = byTermOf(sayings)
  /** The number of the term for which each row was counted last, from 1. */
  const last = new Int32Array(rows)
  let mark = 0
  const rarity = memoiseByKey((term: string) => {
    mark++
    let count = 0
    for (const { terms, texts } of byTerm.get(term) ?? []) {
      if (!terms.includes(term)) continue
      for (const text of texts) {
        const row = rowOf[text] ?? 0
        if (last[row] === mark) continue
        last[row] = mark
        count++
      }
    }
    return 1 + Math.log((rows + 2) / (count + 1))
  })
  const weightByRarity = memoiseByKey(
    (unit: Unit) => Math.min(...(sayings.get(unit)?.terms.map(rarity) ?? [])) * weightOfUnit(unit),
  )
  const weightOf = memoiseByKey((field: number) => {
    let sum = 0
    for (const unit of fields[field]?.units ?? []) sum += weightByRarity(unit)
    return sum
  })
  const holdersOf = memoiseByKey((term: string): Holders => {
    const held = new Map<number, number>()
    for (const saying of byTerm.get(term) ?? []) {
      const weight = weightIn(saying, term, weightByRarity(saying.unit))
      for (const text of saying.texts) held.set(text, Math.max(held.get(text) ?? 0, weight))
    }
    const places = Int32Array.from(held.keys()).sort()
    return { places, weights: Float64Array.from(places, (place) => held.get(place) ?? 0) }
  })
  const holders: MatchIndex['holders'] = {
    get: (term) => (byTerm.has(term) ? holdersOf(term) : undefined),
    has: (term) => byTerm.has(term),
    keys: () => byTerm.keys(),
  }
  return { sayings, rarity, weightOf, holders }
}

const createSpellingIndex = (sayings: Map<Unit, UnitInTexts>) => {
  const said = new Map<string, Set<string>>()
  for (const { unit, terms } of sayings.values()) {
    if (unit.sound.includes(' ')) continue
    for (const spelling of [unit.sound, unit.typed])
      said.set(spelling, new Set([...(said.get(spelling) ?? []), ...terms]))
  }
  return { speller: createSpeller(() => [...said.keys()].map(readSpelling)), said }
}

const countAttributes = (read: ReadRow[]): MatchIndex['told'] => {
  const rows = read.map(({ told }) => new Set(told))
  const count = new Map<string, number>()
  for (const { told } of read) for (const name of told) count.set(name, (count.get(name) ?? 0) + 1)
  return { rows, count }
}

/** Builds the index; what costs time is computed at its first use. Rows that are off belong to it, because a message that means one of them must not be answered by another. */
export const buildIndex = (rows: Training[], read = rows.map(readRow)): MatchIndex => {
  const fields = read.flatMap(({ texts }) => texts)
  const rowOf = Int32Array.from(read.flatMap(({ texts }, row) => texts.map(() => row)))
  const { sayings, ...weighed } = createWeights(fields, rowOf, rows.length)
  let words: MatchIndex['words'] | undefined
  let resemblance: Resemblance | undefined
  let told: MatchIndex['told'] | undefined
  return {
    rows,
    read,
    fields,
    rowOf,
    ...weighed,
    kinds: read.map(({ kinds }) => new Set(kinds)),
    shares: read.map(shareOfResemblance),
    get told() {
      told ??= countAttributes(read)
      return told
    },
    get resemblance() {
      resemblance ??= createResemblance(read)
      return resemblance
    },
    get words() {
      words ??= createSpellingIndex(sayings)
      return words
    },
  }
}
