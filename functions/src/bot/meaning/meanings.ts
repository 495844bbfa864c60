import type { Training } from '@bong-bari/contract'
import { memoise } from '@bong-bari/text'
import { createFinder } from '../lexicon/entries.ts'
import { isSubstance, readUnits, type Unit } from '../match/units.ts'
import { readFeatures, softmax, vectorLength } from './features.ts'
import { meaningModel } from './meanings.computed.ts'
import { forEachWeight } from './pack-weights.ts'

/** A built-in row that a text may mean, and how probable that is, from 0 to 1. */
export type Intent = { id: string; probability: number }

/** The parts of a message share most features, and looking one up is the dearest step of reading them. */
const findFeature = memoise((name: string) => name, createFinder(meaningModel.features), 20_000)

/** Whether the model has met a word, by its sound or a meaning. */
const isFamiliar = ({ sound, meanings, parts }: Unit) =>
  findFeature(`s${sound}`) !== undefined ||
  [...meanings, ...parts].some(({ name }) => findFeature(`m${name}`) !== undefined)

/**
 * The share of the words that name something which the model has met. "Where is the moon" is built of familiar words but for the moon: of
 * what people ask an assistant (MASSIVE, dev part) 26.9 % got a sure answer without this, 21.4 with.
 */
const familiarity = (units: readonly Unit[]) => {
  const naming = units.filter(isSubstance)
  return naming.length ? naming.filter(isFamiliar).length / naming.length : 1
}

/** Half remembered videos, what the bot cannot know, distress and names are told in any words. */
const ofStrangeWords = new Set(['plot', 'none', 'care', 'name'])

/** How probable each row of the model is, in their order. All add up to 1 at most. */
const findProbabilities = (units: readonly Unit[]): Float64Array => {
  const found = [...readFeatures(units, 'model')].flatMap(([name, weight]) => {
    const entry = findFeature(name)
    if (entry === undefined) return []
    const space = entry.indexOf(' ')
    return [
      { value: (weight * Number(entry.slice(0, space))) / 100, packed: entry.slice(space + 1) },
    ]
  })
  const length = vectorLength(found.map(({ value }) => value))
  const sums = Float64Array.from(meaningModel.bias)
  for (const { value, packed } of found)
    forEachWeight(packed, meaningModel.scale, (row, weight) => {
      sums[row] = (sums[row] ?? 0) + (weight * value) / length
    })
  const shareOfFamiliar = familiarity(units)
  return softmax(sums).map(
    (probability, row) =>
      probability * (ofStrangeWords.has(meaningModel.rows[row] ?? '') ? 1 : shareOfFamiliar),
  )
}

/** What a text means, most probable first. */
export const classifyIntents = (units: readonly Unit[]): Intent[] => {
  const probabilities = findProbabilities(units)
  return meaningModel.rows
    .map((id, row) => ({ id, probability: probabilities[row] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}

/** What texts may mean, as roots of probabilities. */
export type Meaning = Float64Array

export const readMeaning = (texts: readonly (readonly Unit[])[]): Meaning => {
  const highest = new Float64Array(meaningModel.rows.length)
  for (const units of texts)
    for (const [row, probability] of findProbabilities(units).entries())
      highest[row] = Math.max(highest[row] ?? 0, probability)
  return highest.map(Math.sqrt)
}

/** How alike two meanings are, from 0 to 1. */
export const compareMeanings = (one: Meaning, other: Meaning | undefined) =>
  Math.min(
    1,
    one.reduce((sum, root, row) => sum + root * (other?.[row] ?? 0), 0),
  )

const intentsByRow = new WeakMap<Training, Intent>()

/** The built-in row that the question of a training row means, and how probably; read once for each row. */
export const intentOfRow = (row: Training): Intent => {
  const [meant] = intentsByRow.has(row)
    ? [intentsByRow.get(row)]
    : classifyIntents(readUnits(row.userMessage))
  if (!meant) throw new Error('The model knows no rows.')
  intentsByRow.set(row, meant)
  return meant
}
