import type { Training } from '@bong-bari/contract'
import {
  createSpeller,
  languageOf,
  readSpelling,
  readWords,
  type Speller,
  type Word,
} from '@bong-bari/text'
import { findAttributes, findKinds, type Kind, listFactKinds } from '../lexicon/asked-for.ts'
import { createResemblance, type Resemblance, shareOfResemblance } from './resemblance.ts'
import { readTaughtUnits, splitPhrases, termsOf, type Unit, weightOfUnit } from './units.ts'

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
  ...new Map(units.map((unit) => [meaningKey(unit), unit])).values(),
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
    texts.map((text, at) => ({ name, at, text, units: readTaughtUnits(text) }))
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
  const attributes = telling.flatMap(({ text }) => [
    ...findAskedAttributes(readWords(text), languageOf(text) === 'english'),
  ])
  return {
    texts: texts.flatMap(({ name, at, units }) => {
      const plain = units.some(({ words }) => words) ? [splitPhrases(units)] : []
      return [units, ...plain].map((read) => ({ name, at, units: distinctUnits(read) }))
    }),
    kinds: [...new Set(asking.flatMap(({ units }) => [...kindsOfUnits(units)]))],
    told: [...new Set(attributes)],
  }
}

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
  /** The texts that have a term, and how much it weighs in each; undefined for a term that no row has. */
  holdersOf: (term: string) => ReadonlyMap<number, number> | undefined
  rarity: (term: string) => number
  resemblance: Resemblance
  /** For each row the part of its score that the resemblance decides. */
  shares: number[]
  /** The words of all rows, to look up misspellings, with their terms. */
  words: { speller: Speller; said: Map<string, Set<string>> }
}

/** A unit, its terms, and the texts that have it. */
type UnitInTexts = { unit: Unit; terms: string[]; texts: number[] }

const groupByUnit = (fields: ReadText[]) => {
  const byUnit = new Map<Unit, UnitInTexts>()
  for (const [place, { units }] of fields.entries())
    for (const unit of units) {
      const group = byUnit.get(unit)
      if (group) group.texts.push(place)
      else byUnit.set(unit, { unit, terms: termsOf(unit), texts: [place] })
    }
  return byUnit
}

const groupByTerm = (byUnit: ReadonlyMap<Unit, UnitInTexts>) => {
  const byTerm = new Map<string, UnitInTexts[]>()
  for (const one of byUnit.values())
    for (const term of one.terms) {
      const group = byTerm.get(term)
      if (group) group.push(one)
      else byTerm.set(term, [one])
    }
  return byTerm
}

/** Computes a value at its first use: a message needs few of thousands. */
const memoiseByKey = <Key, Made>(make: (key: Key) => Made) => {
  const results = new Map<Key, Made>()
  return (key: Key) => {
    const result = results.get(key)
    if (result !== undefined) return result
    const made = make(key)
    results.set(key, made)
    return made
  }
}

/** Rarity and weights. Where two words of a text say the same, the heavier one counts. */
const createWeights = (
  fields: ReadText[],
  rowOf: Int32Array,
  rows: number,
  byUnit: ReadonlyMap<Unit, UnitInTexts>,
) => {
  const byTerm = groupByTerm(byUnit)
  const rarity = memoiseByKey((term: string) => {
    const holders = new Set<number | undefined>()
    for (const { texts } of byTerm.get(term) ?? [])
      for (const text of texts) holders.add(rowOf[text])
    return 1 + Math.log((rows + 2) / (holders.size + 1))
  })
  const weightByRarity = memoiseByKey(
    (unit: Unit) => Math.min(...(byUnit.get(unit)?.terms.map(rarity) ?? [])) * weightOfUnit(unit),
  )
  const weightOf = memoiseByKey((field: number) =>
    (fields[field]?.units ?? []).reduce((sum, unit) => sum + weightByRarity(unit), 0),
  )
  const listHolders = memoiseByKey((term: string) => {
    const holders = new Map<number, number>()
    for (const { unit, texts } of byTerm.get(term) ?? [])
      for (const text of texts)
        holders.set(text, Math.max(holders.get(text) ?? 0, weightByRarity(unit)))
    return holders
  })
  const holdersOf = (term: string) => (byTerm.has(term) ? listHolders(term) : undefined)
  return { rarity, weightOf, holdersOf }
}

const createSpellingIndex = (byUnit: ReadonlyMap<Unit, UnitInTexts>): MatchIndex['words'] => {
  const said = new Map<string, Set<string>>()
  for (const { unit, terms } of byUnit.values()) {
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
  const byUnit = groupByUnit(fields)
  let words: MatchIndex['words'] | undefined
  let resemblance: Resemblance | undefined
  return {
    rows,
    read,
    fields,
    rowOf,
    ...createWeights(fields, rowOf, rows.length, byUnit),
    kinds: read.map(({ kinds }) => new Set(kinds)),
    shares: read.map(shareOfResemblance),
    told: countAttributes(read),
    get resemblance() {
      resemblance ??= createResemblance(read)
      return resemblance
    },
    get words() {
      words ??= createSpellingIndex(byUnit)
      return words
    },
  }
}
