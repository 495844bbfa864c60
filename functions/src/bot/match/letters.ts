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

/** The places of the texts that have a run of consonants, and the square of what it tells. */
type Run = { places: number[]; square: number }

/** How alike each text and the given words are, from 0 to 1, by the place of the text. */
export type Letters = (units: Unit[]) => (place: number) => number

/** Texts made findable by the consonants of their words as they sound, whatever they mean. */
export const learnLetters = (texts: Unit[][]): Letters => {
  const runsFor = makeRunsFor()
  const holders = holdersOf(texts.map((units) => runsOf(units, runsFor)))
  const squareOf = (places: number[]) =>
    (1 + Math.log((texts.length + 1) / (places.length + 1))) ** 2
  const known = new Map<string, Run>()
  for (const [run, places] of holders) known.set(run, { places, square: squareOf(places) })
  const unknown: Run = { places: [], square: squareOf([]) }
  const squares = new Float64Array(texts.length)
  const addTo = (sums: Float64Array, { places, square }: Run) => {
    for (const place of places) sums[place] = (sums[place] ?? 0) + square
  }
  for (const run of known.values()) addTo(squares, run)
  const lengths = squares.map(Math.sqrt)

  return (units: Unit[]) => {
    const runs = runsOf(units).map((run) => known.get(run) ?? unknown)
    const length = Math.sqrt(runs.reduce((sum, { square }) => sum + square, 0))
    const sums = new Float64Array(texts.length)
    for (const run of runs) addTo(sums, run)
    return (place: number) => (sums[place] ?? 0) / (length * (lengths[place] ?? 1) || 1)
  }
}
