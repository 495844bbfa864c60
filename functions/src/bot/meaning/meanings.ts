import type { Training } from '@bong-bari/contract'
import { finderIn } from '../lexicon/entries.ts'
import { isSubstance, type Unit, unitsOf } from '../match/units.ts'
import { featuresOf, lengthOf, probabilitiesOf } from './features.ts'
import { meaningModel } from './meanings.computed.ts'
import { eachWeight } from './pack-weights.ts'

/** A built-in row that a text may mean, and how probable that is, from 0 to 1. */
export type Meant = { id: string; probability: number }

const findFeature = finderIn(meaningModel.features)

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
export const meaningsOf = (units: readonly Unit[]): Meant[] => {
  const found = [...featuresOf(units)].flatMap(([name, weight]) => {
    const entry = findFeature(name)
    if (entry === undefined) return []
    const space = entry.indexOf(' ')
    return [
      { value: (weight * Number(entry.slice(0, space))) / 100, packed: entry.slice(space + 1) },
    ]
  })
  const length = lengthOf(found.map(({ value }) => value))
  const sums = Float64Array.from(meaningModel.bias)
  for (const { value, packed } of found)
    eachWeight(packed, meaningModel.scale, (row, weight) => {
      sums[row] = (sums[row] ?? 0) + (weight * value) / length
    })
  const probabilities = probabilitiesOf(sums)
  const known = familiarity(units)
  return meaningModel.rows
    .map((id, row) => ({
      id,
      probability: (ofStrangeWords.has(id) ? 1 : known) * (probabilities[row] ?? 0),
    }))
    .sort((a, b) => b.probability - a.probability)
}

const known = new WeakMap<Training, Meant>()

/** The built-in row that the question of a training row means, and how probably; read once for each row. */
export const meaningOf = (row: Training): Meant => {
  const [meant] = known.has(row) ? [known.get(row)] : meaningsOf(unitsOf(row.userMessage))
  if (!meant) throw new Error('The model knows no rows.')
  known.set(row, meant)
  return meant
}
