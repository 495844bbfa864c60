import type { Unit } from '../match/units.ts'

/** How much a word of each kind tells of what is meant. */
const weightOf = { weak: 0.3, asking: 0.65, mild: 0.85, courtesy: 0.85, topic: 1 }
const weightOfParts = 0.8
const weightOfLetters = 0.4
const weightOfPair = 0.6
const weightOfEnd = 0.5
/** No word of a language is longer. */
const maxLetters = 30

/**
 * How many letters a group has, by what reads it: the comparison of a few texts, or a model that thousands of texts have taught. With groups
 * of four instead of six that model is right about one text in a hundred less.
 */
const groupLengths = { comparison: [3, 4], model: [3, 6] }
type Reader = keyof typeof groupLengths

/** Groups of letters of a sound, with its ends: `_ko kob obe be_`. */
const lettersOf = (sound: string, reader: Reader) =>
  sound.split(' ').flatMap((word) => {
    const bounded = `_${word.slice(0, maxLetters)}_`
    return groupLengths[reader].flatMap((length) =>
      Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
        bounded.slice(at, at + length),
      ),
    )
  })

const nameOf = (unit: Unit) => unit.meanings[0]?.name ?? unit.sound

/**
 * What a text says, each with a weight of up to 1: meanings of its words (`m`), how they sound (`s`), groups of letters (`g`),
 * meanings that stand side by side (`b`), and for a model what it begins and ends with (`^`, `$`). Two scripts and two languages share
 * the meanings, two spellings share the letters.
 */
export const readFeatures = (units: readonly Unit[], reader: Reader): Map<string, number> => {
  const features = new Map<string, number>()
  const add = (name: string, weight: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight))
  for (const { meanings, parts, sound } of units) {
    const telling = meanings.length
      ? Math.max(...meanings.map(({ weight }) => weightOf[weight]))
      : 1
    for (const { name, weight, likeness } of meanings) add(`m${name}`, likeness * weightOf[weight])
    for (const { name, weight, likeness } of parts)
      add(`m${name}`, likeness * weightOf[weight] * weightOfParts)
    add(`s${sound}`, telling)
    for (const letters of lettersOf(sound, reader)) add(`g${letters}`, weightOfLetters * telling)
  }
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1]
    if (next) add(`b${nameOf(unit)} ${nameOf(next)}`, weightOfPair)
  }
  const [first, last] = [units[0], units.at(-1)]
  if (reader === 'model' && first && last) {
    add(`^${nameOf(first)}`, weightOfEnd)
    add(`$${nameOf(last)}`, weightOfEnd)
  }
  return features
}

/** The Euclidean length, and 1 for a vector of zeros, so that anything can be divided by it. */
export const vectorLength = (values: Iterable<number>) => {
  let sum = 0
  for (const value of values) sum += value * value
  return Math.sqrt(sum) || 1
}

/** Sums as probabilities that add up to 1 (softmax). Written as loops, because learning calls it half a million times. */
export const softmax = (sums: Float64Array) => {
  let highest = Number.NEGATIVE_INFINITY
  for (const sum of sums) if (sum > highest) highest = sum
  const probabilities = new Float64Array(sums.length)
  let total = 0
  for (let row = 0; row < sums.length; row++) {
    const power = Math.exp((sums[row] ?? 0) - highest)
    probabilities[row] = power
    total += power
  }
  for (let row = 0; row < sums.length; row++) probabilities[row] = (probabilities[row] ?? 0) / total
  return probabilities
}
