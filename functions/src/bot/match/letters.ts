import { skeletonOfFold } from '@bong-bari/text'
import { remembering } from '../lexicon/remembering.ts'
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
const runsOf = ({ sound }: Unit) => sound.split(' ').map(skeletonOfFold).flatMap(runsIn)

/** The places of the texts that have a run of consonants, and the square of what it tells. */
type Run = { places: number[]; square: number }

const makeRun = (): Run => ({ places: [], square: 0 })

/** The runs of texts. Each word is taken apart once, since texts say the same words again. */
const learnRuns = (texts: Unit[][]) => {
  const runs = new Map<string, Run>()
  const runOf = (run: string) => {
    const known = runs.get(run) ?? makeRun()
    runs.set(run, known)
    return known
  }
  const runsOnce = remembering(
    ({ sound }: Unit) => sound,
    (unit) => runsOf(unit).map(runOf),
    Number.POSITIVE_INFINITY,
  )
  for (const [place, units] of texts.entries())
    for (const { places } of units.flatMap(runsOnce))
      if (places.at(-1) !== place) places.push(place)
  return runs
}

/** How alike each text and the given words are, from 0 to 1, by the place of the text. */
export type Letters = (units: Unit[]) => (place: number) => number

const addTo = (sums: Float64Array, { places, square }: Run) => {
  for (const place of places) sums[place] = (sums[place] ?? 0) + square
}

/** Texts made findable by the consonants of their words as they sound, whatever they mean. */
export const learnLetters = (texts: Unit[][]): Letters => {
  const squareOf = ({ places }: Run) =>
    (1 + Math.log((texts.length + 1) / (places.length + 1))) ** 2
  const known = learnRuns(texts)
  const squares = new Float64Array(texts.length)
  for (const run of known.values()) {
    run.square = squareOf(run)
    addTo(squares, run)
  }
  const lengths = squares.map(Math.sqrt)
  const unknown = { places: [], square: squareOf(makeRun()) }

  return (units: Unit[]) => {
    const runs = [...new Set(units.flatMap(runsOf))].map((run) => known.get(run) ?? unknown)
    const length = Math.sqrt(runs.reduce((sum, { square }) => sum + square, 0))
    const sums = new Float64Array(texts.length)
    for (const run of runs) addTo(sums, run)
    return (place: number) => (sums[place] ?? 0) / (length * (lengths[place] ?? 1) || 1)
  }
}
