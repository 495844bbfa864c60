import type { Training } from '@bong-bari/contract'
import { fold, type Language, languageOf, normalise, skeleton } from '@bong-bari/text'

/** How sure a row must be to answer; below it the bot says that it does not know. */
export const threshold = 0.5

type Vector = Map<string, number>
type Field = { row: Training; name: 'keyword' | 'userMessage'; vector: Vector }
export type Match = { row: Training; field: Field['name']; score: number }
export type Matcher = (message: string) => Match[]

/** Three readings of one text; what sounds alike weighs most, what is spelt alike tells near rows apart. */
const readings = [
  { weight: 1, read: normalise },
  { weight: 1.5, read: fold },
  { weight: 3, read: skeleton },
]

const grams = (word: string) => {
  const padded = ` ${word} `
  const size = Math.min(3, padded.length)
  return Array.from({ length: padded.length - size + 1 }, (_, i) => padded.slice(i, i + size))
}

/** Counts of each reading's letter trigrams. */
const features = (text: string): Vector => {
  const vector: Vector = new Map()
  readings.forEach(({ weight, read }, reading) => {
    const words = read(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    for (const gram of words.flatMap(grams)) {
      const name = `${reading}${gram}`
      vector.set(name, (vector.get(name) ?? 0) + weight)
    }
  })
  return vector
}

const lengthOf = (vector: Vector) => Math.hypot(...vector.values())

const cosine = (a: Vector, b: Vector) => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let product = 0
  for (const [name, value] of small) product += value * (large.get(name) ?? 0)
  return product && product / (lengthOf(a) * lengthOf(b))
}

const weighed = (vector: Vector, rarity: (name: string) => number): Vector =>
  new Map([...vector].map(([name, value]) => [name, value * rarity(name)]))

const textsOf = (row: Training) => [
  ...row.keyword.split(/[,;|\n]+/).map((text) => ({ row, name: 'keyword' as const, text })),
  { row, name: 'userMessage' as const, text: row.userMessage },
]

const speaks = ({ language }: Training, spoken: Language) =>
  language === 'auto' || language === spoken

const better = (a: Match, b: Match) =>
  b.score - a.score || b.row.priority - a.row.priority || a.row.id - b.row.id

/**
 * Makes the matcher of some training rows, inactive ones left out. It gives the best field of each
 * row that may answer in the message's language, best row first; scores are from 0 to 1.
 */
export const makeMatcher = (rows: Training[]): Matcher => {
  const texts = rows.filter(({ isActive }) => isActive).flatMap(textsOf)
  const plain = texts
    .filter(({ text }) => text.trim())
    .map(({ row, name, text }) => ({ row, name, vector: features(text) }))
  const seen = new Map<string, number>()
  for (const { vector } of plain)
    for (const name of vector.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const rarity = (name: string) => Math.log(1 + (plain.length + 1) / ((seen.get(name) ?? 0) + 1))
  const fields: Field[] = plain.map((field) => ({
    ...field,
    vector: weighed(field.vector, rarity),
  }))

  return (message) => {
    const vector = weighed(features(message), rarity)
    const spoken = languageOf(message)
    const best = new Map<number, Match>()
    for (const { row, name, vector: known } of fields) {
      if (!speaks(row, spoken)) continue
      const score = cosine(vector, known)
      if (score > (best.get(row.id)?.score ?? 0)) best.set(row.id, { row, field: name, score })
    }
    return [...best.values()].sort(better)
  }
}
