import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatEntries } from '../lexicon/entries.ts'
import { readUnits } from '../match/units.ts'
import { readFeatures, softmax, vectorLength } from './features.ts'
import { packWeights } from './pack-weights.ts'

/** One way to ask, the row that it asks for, and its language. */
type Way = { id: string; language: string; text: string }

const path = join(import.meta.dirname, '../../../../packages/site/src/bot-ways.txt')

/** Headings name row and language: `[price bengali]`. Lines that begin with `#` are remarks. */
const parseWays = (text: string): Way[] => {
  const ways: Way[] = []
  let of: Omit<Way, 'text'> | undefined
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const [, id, language] = /^\[(\w+) (bengali|benglish|english)\]$/.exec(line) ?? []
    if (id && language) of = { id, language }
    else if (of) ways.push({ ...of, text: line })
    else throw new Error(`bot-ways.txt begins without a heading: ${line}`)
  }
  return ways
}

export const readWays = () => parseWays(readFileSync(path, 'utf8'))

/** Times that all ways are gone through. */
const passes = 15
/** How far a weight moves at a way: at first, and how fast it falls from pass to pass. */
const learningRate = { first: 2, fall: 0.3 }
const biasRate = 0.05
/** Share of a way's features that is left out at each turn, so that no single word decides. Right messages of hands unseen: 83.8 % without it, 84.8 with 0.3, 0.3 more with 0.4. */
const dropoutShare = 0.4
/** A smaller error moves no weight, which spares most of the work. */
const minError = 0.0005
/** What fewer ways have tells nothing of others: with 12 instead of 5 as many are right, with a third fewer features. */
const minWays = 12

type Vector = { places: Int32Array; values: Float32Array }

/** Evenly spread from 0 to 1, the same in each run. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

const shuffle = <One>(list: readonly One[], random: () => number) => {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const one = all[at] as One
    all[at] = all[other] as One
    all[other] = one
  }
  return all
}

/**
 * Learns from ways to ask which row a text means: logistic regression over what the text says, by stochastic gradient descent with a fixed
 * seed. Takes half a minute for 74,000 ways, so it runs when the functions are built.
 */
export const learnMeanings = (ways: readonly Way[]) => {
  const rows = [...new Set(ways.map(({ id }) => id))]
  const read = ways.map(({ id, text }) => ({
    row: rows.indexOf(id),
    features: readFeatures(readUnits(text), 'model'),
  }))
  const count = new Map<string, number>()
  for (const { features } of read)
    for (const name of features.keys()) count.set(name, (count.get(name) ?? 0) + 1)
  const names = [...count.keys()].filter((name) => (count.get(name) ?? 0) >= minWays)
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const rarity = names.map((name) => Math.log((ways.length + 1) / ((count.get(name) ?? 0) + 0.5)))

  const vectorOf = (features: Map<string, number>): Vector => {
    const found = [...features].flatMap(([name, weight]) => {
      const place = placeOf.get(name)
      return place === undefined ? [] : [{ place, value: weight * (rarity[place] ?? 0) }]
    })
    const length = vectorLength(found.map(({ value }) => value))
    return {
      places: Int32Array.from(found, ({ place }) => place),
      values: Float32Array.from(found, ({ value }) => value / length),
    }
  }

  const width = rows.length
  const weights = new Float32Array(names.length * width)
  const bias = new Float32Array(width)
  const random = createRandom(1)
  /** Written as loops, because this runs half a million times. */
  const learnFrom = ({ places, values }: Vector, right: number, step: number) => {
    const sample: number[] = []
    for (let at = 0; at < places.length; at++) if (random() >= dropoutShare) sample.push(at)
    const sums = Float64Array.from(bias)
    for (const at of sample) {
      const from = (places[at] ?? 0) * width
      const value = (values[at] ?? 0) / (1 - dropoutShare)
      for (let row = 0; row < width; row++)
        sums[row] = (sums[row] ?? 0) + (weights[from + row] ?? 0) * value
    }
    const errors = softmax(sums)
    errors[right] = (errors[right] ?? 0) - 1
    const wrongRows: number[] = []
    for (let row = 0; row < width; row++) {
      bias[row] = (bias[row] ?? 0) - step * biasRate * (errors[row] ?? 0)
      if (Math.abs(errors[row] ?? 0) >= minError) wrongRows.push(row)
    }
    for (const at of sample) {
      const from = (places[at] ?? 0) * width
      const value = (step * (values[at] ?? 0)) / (1 - dropoutShare)
      for (const row of wrongRows)
        weights[from + row] = (weights[from + row] ?? 0) - value * (errors[row] ?? 0)
    }
  }

  const examples = read.map(({ row, features }) => ({ row, vector: vectorOf(features) }))
  // A row with few ways is not to be drowned by one with many.
  const counts = rows.map((_, row) => read.filter((one) => one.row === row).length)
  const balance = counts.map((one) =>
    Math.min(2, Math.max(0.5, Math.sqrt(ways.length / rows.length / one))),
  )
  for (let pass = 0; pass < passes; pass++) {
    const step = learningRate.first / (1 + learningRate.fall * pass)
    for (const { row, vector } of shuffle(examples, random))
      learnFrom(vector, row, step * (balance[row] ?? 1))
  }
  const packed = packWeights(
    names.map((_, place) => weights.subarray(place * width, (place + 1) * width)),
  )
  return {
    rows,
    bias: [...bias].map((one) => Number(one.toFixed(3))),
    scale: packed.scale,
    /** Of each feature: its rarity in hundredths, a space, and its weights packed. */
    features: formatEntries(
      names.map((name, place) => [
        name,
        `${Math.round(100 * (rarity[place] ?? 0))} ${packed.texts[place]}`,
      ]),
    ),
  }
}
export type MeaningModel = ReturnType<typeof learnMeanings>
