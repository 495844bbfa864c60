import type { Training } from '@bong-bari/contract'
import { createSpeller, once, readSpelling, type Speller } from '@bong-bari/text'
import { type Meaning, readMeaning } from '../meaning/meanings.ts'
import { createResemblance, type Resemblance, shareOfResemblance } from './resemblance.ts'
import {
  readPhrasesTwice,
  readTaughtUnits,
  readUnits,
  termsOf,
  type Unit,
  weightOfUnit,
} from './units.ts'

/** Computes a value at its first use: a message needs few of thousands. */
const memoiseByKey = <Key, Made>(make: (key: Key) => Made) => {
  const results = new Map<Key, Made>()
  return (key: Key) => {
    const result = results.get(key) ?? make(key)
    results.set(key, result)
    return result
  }
}

export type FieldName = 'keyword' | 'userMessage' | 'variant' | 'sentence'

/** A text of a row. `at` numbers the texts of one name. */
type ReadText = { name: FieldName; at: number; units: Unit[] }

/** What the matcher reads of a row. */
export type ReadRow = {
  texts: ReadText[]
  /** Its keywords and all ways to ask it. */
  ways: Unit[][]
  /** What they may mean; computed at the first use, because most rows are far from a message. */
  meaning: () => Meaning
}

const meaningKey = (unit: Unit) =>
  unit.meanings
    .map(({ name }) => name)
    .sort()
    .join() || termsOf(unit)[0]

export const distinctUnits = (units: Unit[]) => [
  ...new Map(units.map((unit) => [meaningKey(unit), unit])).values(),
]

const listTexts = ({ keyword, userMessage, variants }: Training): ReadText[] => {
  const sentences = userMessage.split(/[.!?।\n]+/).filter((part) => part.trim())
  const named = (name: FieldName, texts: string[]) =>
    texts.map((text, at) => ({ name, at, units: readTaughtUnits(text) }))
  return [
    ...named('keyword', keyword.split(/[,;|\n]+/)),
    ...named('userMessage', [userMessage]),
    ...named('variant', variants),
    ...named('sentence', sentences.length > 1 ? sentences : []),
  ].filter(({ units }) => units.length)
}

export const readRow = (row: Training): ReadRow => {
  const texts = listTexts(row)
  const ways = texts.flatMap(({ name, units }) =>
    name === 'sentence' ? [] : [distinctUnits(units)],
  )
  const meaning = once(() =>
    readMeaning([row.keyword, row.userMessage, ...row.variants].map(readUnits)),
  )
  return {
    texts: texts.flatMap(({ name, at, units }) =>
      readPhrasesTwice(units).map((read) => ({ name, at, units: distinctUnits(read) })),
    ),
    ways,
    meaning,
  }
}

/** A unit and the place of a text that has it. */
type Holder = { text: number; unit: Unit }

/** All rows, prepared for matching. */
export type MatchIndex = {
  rows: Training[]
  read: ReadRow[]
  /** The texts of all rows, each with the place of its row. */
  texts: (ReadText & { row: number })[]
  /** Where a term is said. */
  holdersOf: (term: string) => readonly Holder[]
  /** The fewer rows have a term, the higher. */
  rarity: (term: string) => number
  /** What a unit of a row weighs, by its commonest term, and what all units of a text weigh. */
  weightOf: (unit: Unit) => number
  weightOfText: (text: number) => number
  resemblance: () => Resemblance
  /** For each row the part of its score that the resemblance decides. */
  shares: number[]
  /** The words of all rows, to look up misspellings, with their terms. */
  words: () => { speller: Speller; said: Map<string, Set<string>> }
}

const findHolders = (texts: readonly ReadText[]) => {
  const holders = new Map<string, Holder[]>()
  for (const [text, { units }] of texts.entries())
    for (const unit of units)
      for (const term of termsOf(unit)) {
        const some = holders.get(term)
        if (some) some.push({ text, unit })
        else holders.set(term, [{ text, unit }])
      }
  return holders
}

const createSpellingIndex = (texts: readonly ReadText[]) => {
  const said = new Map<string, Set<string>>()
  for (const unit of new Set(texts.flatMap(({ units }) => units))) {
    if (unit.sound.includes(' ')) continue
    for (const spelling of [unit.sound, unit.typed])
      said.set(spelling, new Set([...(said.get(spelling) ?? []), ...termsOf(unit)]))
  }
  return { speller: createSpeller(() => [...said.keys()].map(readSpelling)), said }
}

/** Builds the index; what costs time is computed at its first use. Rows that are off belong to it, because a message that means one of them must not be answered by another. */
export const buildIndex = (rows: Training[], read = rows.map(readRow)): MatchIndex => {
  const texts = read.flatMap((one, row) => one.texts.map((text) => ({ ...text, row })))
  const holders = findHolders(texts)
  const holdersOf = (term: string) => holders.get(term) ?? []
  const rarity = memoiseByKey((term: string) => {
    const count = new Set(holdersOf(term).map(({ text }) => texts[text]?.row)).size
    return 1 + Math.log((rows.length + 2) / (count + 1))
  })
  const weightOf = memoiseByKey(
    (unit: Unit) => Math.min(...termsOf(unit).map(rarity)) * weightOfUnit(unit),
  )
  return {
    rows,
    read,
    texts,
    holdersOf,
    rarity,
    weightOf,
    weightOfText: memoiseByKey((text: number) =>
      (texts[text]?.units ?? []).reduce((sum, unit) => sum + weightOf(unit), 0),
    ),
    shares: read.map(({ ways }) => shareOfResemblance(ways.length)),
    resemblance: once(() => createResemblance(read.map(({ ways }) => ways))),
    words: once(() => createSpellingIndex(texts)),
  }
}
