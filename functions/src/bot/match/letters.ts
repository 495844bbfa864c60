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

/** The runs of a unit, by its words. */
const runsOfSound = (sound: string) => sound.split(' ').map(skeletonOfFold).flatMap(runsIn)

/** The runs of a text, each once. */
const runsOf = (units: Unit[], runsFor = runsOfSound) => [
  ...new Set(units.flatMap(({ sound }) => runsFor(sound))),
]

/** Texts say the same words again. */
const makeRunsFor = () => {
  const known = new Map<string, string[]>()
  return (sound: string) => {
    const runs = known.get(sound) ?? runsOfSound(sound)
    known.set(sound, runs)
    return runs
  }
}

/** How alike each text and the given words are, from 0 to 1, by the place of the text. */
export type Letters = (units: Unit[]) => (place: number) => number

/** Texts made findable by the consonants of their words as they sound, whatever they mean. */
export const learnLetters = (texts: Unit[][]): Letters => {
  const runsFor = makeRunsFor()
  const holders = holdersOf(texts.map((units) => runsOf(units, runsFor)))
  const rarity = (run: string) =>
    1 + Math.log((texts.length + 1) / ((holders.get(run)?.length ?? 0) + 1))
  const squares = new Float64Array(texts.length)
  for (const [run, places] of holders) {
    const square = rarity(run) ** 2
    for (const place of places) squares[place] = (squares[place] ?? 0) + square
  }
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
