import type { Training } from '@bong-bari/contract'
import { languageOf } from '@bong-bari/text'
import { attributesIn } from '../lexicon/attributes-in.ts'
import { type Kind, kindsIn } from '../lexicon/kinds.ts'
import { type Word, wordsOf } from '../lexicon/words.ts'
import { toldIn } from './kind-evidence.ts'
import { termsOf } from './terms.ts'
import { type Unit, unitsOf, wordByWord } from './units.ts'

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
