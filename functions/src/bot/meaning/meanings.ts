import type { Training } from '@bong-bari/contract'
import { createFinder } from '../lexicon/entries.ts'
import { isSubstance, readUnits, type Unit } from '../match/units.ts'
import { readFeatures, softmax, vectorLength } from './features.ts'
import { meaningModel } from './meanings.computed.ts'
import { forEachWeight } from './pack-weights.ts'

/** A built-in row that a text may mean, and how probable that is, from 0 to 1. */
export type Intent = { id: string; probability: number }

const findFeature = createFinder(meaningModel.features)

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

/** What a text means, most probable first. The probabilities add up to 1 at most. */
export const classifyIntents = (units: readonly Unit[]): Intent[] => {
  const found = [...readFeatures(units)].flatMap(([name, weight]) => {
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
  const probabilities = softmax(sums)
  const shareOfFamiliar = familiarity(units)
  return meaningModel.rows
    .map((id, row) => ({
      id,
      probability: (ofStrangeWords.has(id) ? 1 : shareOfFamiliar) * (probabilities[row] ?? 0),
    }))
    .sort((a, b) => b.probability - a.probability)
}

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
