import { skeletonOfFold } from './fold.ts'
import { once } from './memoise.ts'

const vowels = new Set([...'aeiouy'].map((vowel) => vowel.charCodeAt(0)))
const costsOf = (word: string) => {
  const costs = new Float64Array(word.length)
  for (let at = 0; at < word.length; at++) costs[at] = vowels.has(word.charCodeAt(at)) ? 0.5 : 1
  return costs
}

/** The edit distance of two words, with swaps of neighbours. A vowel counts half. Beyond `maxDistance` it may be infinite, which saves the rest of the work. */
export const editDistance = (a: string, b: string, maxDistance = Number.POSITIVE_INFINITY) => {
  const [ofA, ofB] = [costsOf(a), costsOf(b)]
  let beforeLast = new Float64Array(b.length + 1)
  let last = new Float64Array(b.length + 1)
  let row = new Float64Array(b.length + 1)
  for (let j = 0; j < b.length; j++) last[j + 1] = (last[j] ?? 0) + (ofB[j] ?? 0)
  let lastRowMin = 0
  for (let i = 0; i < a.length; i++) {
    const drop = ofA[i] ?? 0
    let rowMin = (last[0] ?? 0) + drop
    row[0] = rowMin
    for (let j = 0; j < b.length; j++) {
      const insert = ofB[j] ?? 0
      const change = a[i] === b[j] ? 0 : Math.max(drop, insert)
      const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      const cheapest = Math.min(
        (last[j] ?? 0) + change,
        (last[j + 1] ?? 0) + drop,
        (row[j] ?? 0) + insert,
        isSwap ? (beforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      row[j + 1] = cheapest
      rowMin = Math.min(rowMin, cheapest)
    }
    // Every later cost starts at one of the last two rows and only grows.
    if (rowMin > maxDistance && lastRowMin > maxDistance) return Number.POSITIVE_INFINITY
    lastRowMin = rowMin
    const spare = beforeLast
    beforeLast = last
    last = row
    row = spare
  }
  return last[b.length] ?? 0
}

const hasNoVowel = (word: string) => !/[aeiou]/.test(word.slice(1))

/** What a differing vowel costs in words with the same consonants: the fewer consonants, the more. */
const vowelCost = (consonants: number, shorter: number) => {
  if (consonants > 3) return 0.12
  if (shorter > consonants + 2) return 0.2
  return consonants > 2 ? 0.25 : 0.5
}

/** The n that stands for ঁ is optional: tant, tat. */
const withoutNasal = (word: string) => word.replace(/n(?=[^aeiouy])/g, '')

/** A word and its consonants, which are found once for many comparisons. */
type Spelling = { word: string; bones: string }

export const readSpelling = (word: string): Spelling => ({ word, bones: skeletonOfFold(word) })

const roundingSlack = 0.001

const compareConsonants = (a: string, b: string, longer: number, min: number) => {
  const nasal = withoutNasal(a) === withoutNasal(b) ? 0.75 : 0
  if (longer < 5) return nasal
  const maxDistance = ((1 - min) * longer) / 1.4 + roundingSlack
  // An additional letter costs at least a half, so words of very different length need no comparison.
  if (Math.abs(a.length - b.length) / 2 > maxDistance) return nasal
  return Math.max(0, 1 - (editDistance(a, b, maxDistance) * 1.4) / longer, nasal)
}

/** How alike two words are, from 0 to 1. Below `least` it may be 0, which saves the comparison. */
export const compareSpellings = (
  { word: a, bones }: Spelling,
  { word: b, bones: others }: Spelling,
  min: number,
) => {
  if (a === b) return 1
  const consonants = Math.min(bones.length, others.length)
  if (consonants < 2) return 0
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  if (bones !== others) return compareConsonants(a, b, longer, min)
  if (hasNoVowel(a) || hasNoVowel(b)) return consonants > 2 ? 0.9 : 0.75
  return Math.max(0, 1 - editDistance(a, b) * vowelCost(consonants, shorter))
}

type SimilarWord = { word: string; likeness: number }

/** No word that is looked up is this long; a longer one is a trick, whose pairs of letters would take seconds to look up. */
const maxWordLength = 40

/** Letters are told apart by seven bits: the letters of one script never share them. */
const letters = 128
const pairs = letters * letters

/** Visits each pair of letters that stand side by side, with the beginning and the end as letters. */
const forEachPair = (word: string, visit: (pair: number) => void) => {
  let last = 0
  for (let at = 0; at <= word.length; at++) {
    const letter = at < word.length ? word.charCodeAt(at) % letters : 0
    visit(last * letters + letter)
    last = letter
  }
}

/**
 * The places of words by pair, in two typed arrays: those of a pair begin at `starts[pair]`. A list for each pair took a third of the
 * time that a cold chat needed for its first answer.
 */
const placesByPair = (words: readonly Spelling[]) => {
  const starts = new Int32Array(pairs + 1)
  for (const { word } of words)
    forEachPair(word, (pair) => {
      starts[pair + 1] = (starts[pair + 1] ?? 0) + 1
    })
  for (let pair = 0; pair < pairs; pair++)
    starts[pair + 1] = (starts[pair + 1] ?? 0) + (starts[pair] ?? 0)
  const places = new Int32Array(starts[pairs] ?? 0)
  const next = starts.slice()
  for (const [index, { word }] of words.entries())
    forEachPair(word, (pair) => {
      const at = next[pair] ?? 0
      places[at] = index
      next[pair] = at + 1
    })
  return (pair: number) => places.subarray(starts[pair], starts[pair + 1])
}

/** Words are compared from this share of common pairs on, or with equal consonants. */
const minShareOfPairs = 0.45
const pairsOfSameConsonants = 9

/** Calls back with each place of a word with these consonants. */
const placesByBones = (words: readonly Spelling[]) => {
  const lastOf = new Map<string, number>()
  const before = new Int32Array(words.length)
  for (const [index, { bones }] of words.entries()) {
    before[index] = lastOf.get(bones) ?? -1
    lastOf.set(bones, index)
  }
  return (bones: string, visit: (index: number) => void) => {
    for (let index = lastOf.get(bones) ?? -1; index >= 0; index = before[index] ?? -1) visit(index)
  }
}

/** Finds the words that a misspelt one is most like. */
export type Speller = {
  /** Words that are at least `min` alike, likeliest first. */
  near: (word: string, min: number) => SimilarWord[]
}

/** Compares with the words that `listWords` gives. They are listed and indexed at the first comparison, because most messages have no misspelling. */
export const createSpeller = (listWords: () => readonly Spelling[]): Speller => {
  const readIndex = once(() => {
    const words = listWords()
    return { words, ofPair: placesByPair(words), ofBones: placesByBones(words) }
  })

  const candidates = ({ word, bones }: Spelling) => {
    const { words, ofPair, ofBones } = readIndex()
    const min = Math.ceil(Math.max(2, (word.length + 1) * minShareOfPairs))
    const counts = new Uint16Array(words.length)
    const candidates: Spelling[] = []
    const count = (index: number, by: number) => {
      const before = counts[index] ?? 0
      counts[index] = before + by
      const other = before < min && before + by >= min ? words[index] : undefined
      if (other) candidates.push(other)
    }
    forEachPair(word, (pair) => {
      for (const index of ofPair(pair)) count(index, 1)
    })
    ofBones(bones, (index) => count(index, pairsOfSameConsonants))
    return candidates
  }

  return {
    near: (word, min) => {
      if (word.length > maxWordLength) return []
      const spelt = readSpelling(word)
      return candidates(spelt)
        .map((other) => ({ word: other.word, likeness: compareSpellings(spelt, other, min) }))
        .filter(({ likeness }) => likeness >= min)
        .sort((a, b) => b.likeness - a.likeness)
    },
  }
}
