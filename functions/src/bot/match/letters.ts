import { skeletonOfFold } from '@bong-bari/text'
import { holdersOf } from './holders.ts'
import type { Unit } from './units.ts'

const sizes = [2, 3, 4]

/** The runs of consonants in a word, where it begins and where it ends among them. */
const runsIn = (word: string) => {
  const padded = ` ${word} `
  return sizes.flatMap((size) =>
    padded.length <= size
      ? [padded]
      : Array.from({ length: padded.length - size + 1 }, (_, at) => padded.slice(at, at + size)),
  )
}

const runsOf = (units: Unit[]) => [
  ...new Set(units.flatMap(({ sound }) => sound.split(' ').map(skeletonOfFold).flatMap(runsIn))),
]

/** How alike each text and the given words are, from 0 to 1, by the place of the text. */
export type Letters = (units: Unit[]) => (place: number) => number

/** Texts made findable by the consonants of their words as they sound, whatever they mean. */
export const learnLetters = (texts: Unit[][]): Letters => {
  const holders = holdersOf(texts.map(runsOf))
  const rarity = (run: string) =>
    1 + Math.log((texts.length + 1) / ((holders.get(run)?.length ?? 0) + 1))
  const squares = new Float64Array(texts.length)
  for (const [run, places] of holders)
    for (const place of places) squares[place] = (squares[place] ?? 0) + rarity(run) ** 2
  const lengths = squares.map(Math.sqrt)

  return (units: Unit[]) => {
    const runs = runsOf(units).map((run) => ({ run, square: rarity(run) ** 2 }))
    const length = Math.sqrt(runs.reduce((sum, { square }) => sum + square, 0))
    const sums = new Float64Array(texts.length)
    for (const { run, square } of runs)
      for (const place of holders.get(run) ?? []) sums[place] = (sums[place] ?? 0) + square
    return (place: number) => (sums[place] ?? 0) / (length * (lengths[place] ?? 1) || 1)
  }
}
