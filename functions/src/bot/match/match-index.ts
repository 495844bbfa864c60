import type { Training } from '@bong-bari/contract'
import { couldBeEither, languageOf } from '@bong-bari/text'
import { type Kind, kindsIn } from '../lexicon/kinds.ts'
import { makeSpeller, type Speller } from '../lexicon/speller.ts'
import { speltOf } from '../lexicon/spelling.ts'
import { attributesTold, type Told } from './attributes-told.ts'
import { type Letters, learnLetters } from './letters.ts'
import { type Unit, unitsOf, wordByWord } from './units.ts'

export type FieldName = 'keyword' | 'userMessage' | 'variant' | 'sentence'
/** A text that a row is known by. */
type Field = {
  name: FieldName
  /** As it is written, where it is another way of asking. */
  variant?: string | undefined
  /** Whether it is English, where its words can be in one language only. */
  isEnglish: boolean | undefined
}

/** The fields that have a term, by their place in `fields`, and the weight that it has in each. */
type Holders = { places: number[]; weights: number[] }

/**
 * All rows, made findable; `rarity` is higher for terms that few rows have. A text with phrases is there
 * twice, the second time as the words of its phrases.
 */
export type MatchIndex = {
  rows: Training[]
  fields: Field[]
  /** The row of each field, and the weight of all that it says. */
  rowOf: Int32Array
  weightOf: Float64Array
  /** What kinds of question each row answers, by its place in `rows`. */
  kinds: Set<Kind>[]
  told: Told
  holders: Map<string, Holders>
  rarity: (term: string) => number
  letters: Letters
  /** The text of each field, by its place among the texts whose letters are known. */
  textOf: Int32Array
  /** Finds words of the rows by their spelling, and what each of them says. */
  speller: Speller
  said: Map<string, Set<string>>
}

const weights = { weak: 0.12, asking: 0.5, mild: 0.6, courtesy: 1, topic: 1 }

/**
 * The term of a word itself, whatever it means: no meaning's name begins so. Listed words that sound
 * alike are told apart by their letters: who, বউ.
 */
export const ownTerm = ({ typed, sound, known }: Unit) => `=${known === 'written' ? typed : sound}`
export const isOwn = (term: string) => term.startsWith('=')

/** A figure that is not listed: 30 seconds, class 10. */
const isFigure = (sound: string) => /^\d+$/.test(sound)

/** How much a unit tells before its rarity is known, from 0 to 1. */
export const worthOf = ({ sound, meanings, known }: Unit) => {
  if (isFigure(sound) && known === 'guess') return weights.mild
  const meant = meanings.map(
    ({ weight, likeness }) => weights[weight] * likeness + weights.topic * (1 - likeness),
  )
  return meant.length ? Math.max(...meant) : weights.topic
}

export const termsOf = (unit: Unit) => {
  const meant = unit.meanings.length ? unit.meanings : unit.parts
  return [...meant.map(({ name }) => name), ownTerm(unit)]
}

/** All that a unit may mean, as one name. */
const meantBy = (unit: Unit) =>
  unit.meanings
    .map(({ name }) => name)
    .sort()
    .join() || termsOf(unit)[0]

/** Each unit once, however often it is said. */
export const distinct = (units: Unit[]) => [
  ...new Map(
    units.map((unit) => [unit.known === 'guess' ? unit.sound : meantBy(unit), unit]),
  ).values(),
]

const textsOf = ({ keyword, userMessage, variants }: Training) => {
  const sentences = userMessage.split(/[.!?।\n]+/).filter((part) => part.trim())
  return [
    ...keyword.split(/[,;|\n]+/).map((text) => ({ name: 'keyword' as const, text })),
    { name: 'userMessage' as const, text: userMessage },
    ...variants.map((text) => ({ name: 'variant' as const, text })),
    ...(sentences.length > 1 ? sentences.map((text) => ({ name: 'sentence' as const, text })) : []),
  ]
}

export const kindsOf = (units: Unit[]) => kindsIn(units.map(({ sound }) => sound))

type Text = Field & { row: number; place: number; units: Unit[] }

/** A text as it is found; `kinds` of question grow by those that it asks. */
const readText = (
  { name, text }: ReturnType<typeof textsOf>[number],
  row: number,
  kinds: Set<Kind> | undefined,
): Omit<Text, 'place'> => {
  const units = unitsOf(text)
  if (name === 'userMessage' || name === 'variant')
    for (const kind of kindsOf(units)) kinds?.add(kind)
  return {
    row,
    name,
    variant: name === 'variant' ? text : undefined,
    isEnglish: couldBeEither(text) ? undefined : languageOf(text) === 'english',
    units: distinct(units),
  }
}

/** A text, and once more word by word where it has phrases: a phrase may be none where it stands. */
const readingsOf = (text: Text): Text[] =>
  text.units.some(({ words }) => words)
    ? [text, { ...text, units: distinct(wordByWord(text.units)) }]
    : [text]

const makeRarity = (texts: Text[], rows: number) => {
  // Texts of one row follow on each other.
  const rowsWith = new Map<string, { count: number; last: number }>()
  for (const { row, units } of texts)
    for (const term of units.flatMap(termsOf)) {
      const known = rowsWith.get(term)
      if (!known) rowsWith.set(term, { count: 1, last: row })
      else if (known.last !== row) {
        known.count++
        known.last = row
      }
    }
  return (term: string) => 1 + Math.log((rows + 2) / ((rowsWith.get(term)?.count ?? 0) + 1))
}

/** A word of a phrase counts for this much of it. */
const partOfPhrase = 0.6

type Weighed = { terms: string[]; weight: number }

/** Terms and weight of a unit; texts say the same ones again. */
const makeWeigh = (rarity: MatchIndex['rarity']) => {
  const known = new Map<Unit, Weighed>()
  return (unit: Unit) => {
    const before = known.get(unit)
    if (before) return before
    const terms = termsOf(unit)
    const weighed = { terms, weight: worthOf(unit) * Math.min(...terms.map(rarity)) }
    known.set(unit, weighed)
    return weighed
  }
}

/** The weight of each term of a text, and of all it says. */
const weightsIn = (units: Unit[], weigh: (unit: Unit) => Weighed) => {
  const weights = new Map<string, number>()
  let total = 0
  for (const unit of units) {
    const { terms, weight } = weigh(unit)
    total += weight
    for (const { name, likeness } of unit.meanings.length ? unit.parts : [])
      weights.set(name, Math.max(weights.get(name) ?? 0, weight * likeness * partOfPhrase))
    for (const term of terms) weights.set(term, weight)
  }
  return { weights, total }
}

const fieldsOf = (texts: Text[], rarity: MatchIndex['rarity']) => {
  const weigh = makeWeigh(rarity)
  const holders: MatchIndex['holders'] = new Map()
  const weightOf = new Float64Array(texts.length)
  for (const [place, { units }] of texts.entries()) {
    const { weights, total } = weightsIn(units, weigh)
    weightOf[place] = total
    for (const [term, weight] of weights) {
      const held = holders.get(term) ?? { places: [], weights: [] }
      held.places.push(place)
      held.weights.push(weight)
      holders.set(term, held)
    }
  }
  const fields = texts.map(({ name, variant, isEnglish }): Field => ({ name, variant, isEnglish }))
  return {
    fields,
    holders,
    rowOf: Int32Array.from(texts, ({ row }) => row),
    textOf: Int32Array.from(texts, ({ place }) => place),
    weightOf,
  }
}

const wordsIn = (texts: Text[]) => {
  const speller = makeSpeller()
  const said = new Map<string, Set<string>>()
  // Many texts say one word, and each of its units is read once.
  for (const unit of new Set(texts.flatMap(({ units }) => units))) {
    if (unit.sound.includes(' ')) continue
    for (const spelling of [unit.sound, unit.typed]) {
      speller.add(speltOf(spelling))
      const terms = said.get(spelling) ?? new Set()
      for (const term of termsOf(unit)) terms.add(term)
      said.set(spelling, terms)
    }
  }
  return { speller, said }
}

/**
 * The index of training rows, with inactive ones, which tell what other rows are not asked for. Pure;
 * build it once for each change of them.
 */
export const buildIndex = (rows: Training[]): MatchIndex => {
  const kinds = rows.map(() => new Set<Kind>())
  const texts = rows
    .flatMap((row, place) => textsOf(row).map((text) => readText(text, place, kinds[place])))
    .filter(({ units }) => units.length)
    .map((text, place) => ({ ...text, place }))
  const letters = learnLetters(texts.map(({ units }) => units))
  const readings = texts.flatMap(readingsOf)
  const rarity = makeRarity(readings, rows.length)
  const told = attributesTold(rows)
  return { rows, kinds, told, rarity, letters, ...fieldsOf(readings, rarity), ...wordsIn(readings) }
}
