import type { Training } from '@bong-bari/contract'
import { languageOf } from '@bong-bari/text'
import { attributesIn } from '../lexicon/attributes-in.ts'
import { type Kind, kindsIn, toldIn } from '../lexicon/kinds.ts'
import { makeSpeller, type Speller, speltOf } from '../lexicon/spelling.ts'
import { type Word, wordsOf } from '../lexicon/words.ts'
import { type Resemblance, resemblanceOf, shareOfResemblance } from './resemblance.ts'
import { termsOf, type Unit, unitsOf, wordByWord, worthOf } from './units.ts'

export const fieldNames = ['keyword', 'userMessage', 'variant', 'sentence'] as const
export type FieldName = (typeof fieldNames)[number]

/** `at`: among the variants. */
export type TextRead = { name: FieldName; at: number; units: Unit[] }

/** Phrases appear twice, once as words: they may not be phrases here. */
export type RowRead = {
  texts: TextRead[]
  kinds: Kind[]
  told: string[]
}

const meantBy = (unit: Unit) =>
  unit.meanings
    .map(({ name }) => name)
    .sort()
    .join() || termsOf(unit)[0]

export const distinct = (units: Unit[]) => [
  ...new Map(
    units.map((unit) => [unit.known === 'guess' ? unit.sound : meantBy(unit), unit]),
  ).values(),
]

export const kindsOf = (units: Unit[]) => kindsIn(units.map(({ sound }) => sound))

/** Attributes and kinds in words. */
export const askedIn = (words: Word[], isEnglish: boolean) =>
  new Set([...attributesIn(words, isEnglish), ...toldIn(kindsIn(words.map(({ sound }) => sound)))])

const textsOf = ({ keyword, userMessage, variants }: Training) => {
  const sentences = userMessage.split(/[.!?।\n]+/).filter((part) => part.trim())
  const named = (name: FieldName, texts: string[]) =>
    texts.map((text, at) => ({ name, at, text, units: unitsOf(text) }))
  return [
    ...named('keyword', keyword.split(/[,;|\n]+/)),
    ...named('userMessage', [userMessage]),
    ...named('variant', variants),
    ...named('sentence', sentences.length > 1 ? sentences : []),
  ].filter(({ units }) => units.length)
}

export const readRow = (row: Training): RowRead => {
  const texts = textsOf(row)
  const asking = texts.filter(({ name }) => name === 'userMessage' || name === 'variant')
  const telling = texts.filter(({ name }) => name !== 'sentence')
  const told = telling.flatMap(({ text }) => [
    ...askedIn(wordsOf(text), languageOf(text) === 'english'),
  ])
  return {
    texts: texts.flatMap(({ name, at, units }) => {
      const plain = units.some(({ words }) => words) ? [wordByWord(units)] : []
      return [units, ...plain].map((read) => ({ name, at, units: distinct(read) }))
    }),
    kinds: [...new Set(asking.flatMap(({ units }) => [...kindsOf(units)]))],
    told: [...new Set(told)],
  }
}

/** A term's fields and weights. */
type Holders = { places: Int32Array; weights: Float64Array }

/** `rarity`: higher in few rows. */
export type MatchIndex = {
  rows: Training[]
  read: RowRead[]
  fields: TextRead[]
  /** Each field's row; its total weight. */
  rowOf: Int32Array
  weightOf: (field: number) => number
  /** By place in `rows`. */
  kinds: Set<Kind>[]
  /** By place; rows per attribute. */
  told: { rows: Set<string>[]; count: Map<string, number> }
  holders: Pick<ReadonlyMap<string, Holders>, 'get' | 'has' | 'keys'>
  rarity: (term: string) => number
  resemblance: Resemblance
  /** By place in `rows`: the part of the score that the resemblance decides. */
  shares: number[]
  /** Words of rows by spelling, with terms. */
  words: { speller: Speller; said: Map<string, Set<string>> }
}

/** Share of a phrase's word. */
const partOfPhrase = 0.6

type Saying = { unit: Unit; terms: string[]; texts: number[] }

const sayingsOf = (fields: TextRead[]) => {
  const sayings = new Map<Unit, Saying>()
  for (const [place, { units }] of fields.entries())
    for (const unit of units) {
      const known = sayings.get(unit)
      if (known) known.texts.push(place)
      else sayings.set(unit, { unit, terms: termsOf(unit), texts: [place] })
    }
  return sayings
}

/** Of phrases with a meaning of their own. */
const partsOf = ({ unit }: Saying) => (unit.meanings.length ? unit.parts : [])

const byTermOf = (sayings: Map<Unit, Saying>) => {
  const byTerm = new Map<string, Saying[]>()
  const add = (term: string, saying: Saying) => {
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

const weightIn = (saying: Saying, term: string, weight: number) =>
  saying.terms.includes(term)
    ? weight
    : Math.max(
        ...partsOf(saying).map(({ name, likeness }) =>
          name === term ? weight * likeness * partOfPhrase : 0,
        ),
      )

/** Lazy: a message needs few of thousands. */
const once = <Key, Made>(make: (key: Key) => Made) => {
  const known = new Map<Key, Made>()
  return (key: Key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}

/** Of words saying one thing the weightier counts. */
const weighing = (fields: TextRead[], rowOf: Int32Array, rows: number) => {
  const sayings = sayingsOf(fields)
  const byTerm = byTermOf(sayings)
  /** Last term of each row, from 1. */
  const last = new Int32Array(rows)
  let mark = 0
  const rarity = once((term: string) => {
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
  const weightOfUnit = once(
    (unit: Unit) => Math.min(...(sayings.get(unit)?.terms.map(rarity) ?? [])) * worthOf(unit),
  )
  const weightOf = once((field: number) => {
    let sum = 0
    for (const unit of fields[field]?.units ?? []) sum += weightOfUnit(unit)
    return sum
  })
  const holdersOf = once((term: string): Holders => {
    const held = new Map<number, number>()
    for (const saying of byTerm.get(term) ?? []) {
      const weight = weightIn(saying, term, weightOfUnit(saying.unit))
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

const wordsIn = (sayings: Map<Unit, Saying>) => {
  const speller = makeSpeller()
  const said = new Map<string, Set<string>>()
  for (const { unit, terms } of sayings.values()) {
    if (unit.sound.includes(' ')) continue
    for (const spelling of [unit.sound, unit.typed]) {
      const known = said.get(spelling)
      if (!known) speller.add(speltOf(spelling))
      said.set(spelling, new Set([...(known ?? []), ...terms]))
    }
  }
  return { speller, said }
}

const toldBy = (read: RowRead[]): MatchIndex['told'] => {
  const rows = read.map(({ told }) => new Set(told))
  const count = new Map<string, number>()
  for (const { told } of read) for (const name of told) count.set(name, (count.get(name) ?? 0) + 1)
  return { rows, count }
}

/** Inactive rows show what others are not asked for. Pure and lazy. */
export const buildIndex = (rows: Training[], read = rows.map(readRow)): MatchIndex => {
  const fields = read.flatMap(({ texts }) => texts)
  const rowOf = Int32Array.from(read.flatMap(({ texts }, row) => texts.map(() => row)))
  const { sayings, ...weighed } = weighing(fields, rowOf, rows.length)
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
      told ??= toldBy(read)
      return told
    },
    get resemblance() {
      resemblance ??= resemblanceOf(read)
      return resemblance
    },
    get words() {
      words ??= wordsIn(sayings)
      return words
    },
  }
}
