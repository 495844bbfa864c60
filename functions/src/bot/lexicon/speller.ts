import { skeletonOfFold } from '@bong-bari/text'
import { likeness } from './spelling.ts'

type Found = { word: string; likeness: number }

/** Finds words of a list that are spelt nearly as a given one. */
export type Speller = {
  add: (word: string) => void
  /** Known words at least `least` like the given one, the likeliest first. */
  near: (word: string, least: number) => Found[]
}

/** The pairs of letters of a word and of its ends, as numbers: texts made thousands of times cost more. */
const pairsOf = (word: string) => {
  const pairs: number[] = []
  let last = 0
  for (let at = 0; at <= word.length; at++) {
    const letter = at < word.length ? word.charCodeAt(at) : 0
    pairs.push(last * 0x10000 + letter)
    last = letter
  }
  return pairs
}

/** Words that share this share of their pairs of letters, or their consonants, are compared. */
const enoughPairs = 0.45
const bonesCountAs = 9

const makeLists = <Key>() => {
  const lists = new Map<Key, number[]>()
  return {
    of: (key: Key) => lists.get(key) ?? [],
    add: (key: Key, place: number) => {
      const list = lists.get(key)
      if (list) list.push(place)
      else lists.set(key, [place])
    },
  }
}

export const makeSpeller = (): Speller => {
  const words: string[] = []
  const known = new Set<string>()
  const byPair = makeLists<number>()
  const byBones = makeLists<string>()

  const candidates = (word: string) => {
    const counts = new Uint16Array(words.length)
    const seen: number[] = []
    const count = (places: number[], worth: number) => {
      for (const place of places) {
        if (!counts[place]) seen.push(place)
        counts[place] = (counts[place] ?? 0) + worth
      }
    }
    for (const pair of pairsOf(word)) count(byPair.of(pair), 1)
    count(byBones.of(skeletonOfFold(word)), bonesCountAs)
    const enough = Math.max(2, (word.length + 1) * enoughPairs)
    return seen.filter((place) => (counts[place] ?? 0) >= enough).map((place) => words[place] ?? '')
  }

  return {
    add: (word) => {
      if (known.has(word)) return
      known.add(word)
      for (const pair of pairsOf(word)) byPair.add(pair, words.length)
      byBones.add(skeletonOfFold(word), words.length)
      words.push(word)
    },
    near: (word, least) =>
      candidates(word)
        .map((other) => ({ word: other, likeness: likeness(word, other) }))
        .filter((found) => found.likeness >= least)
        .sort((a, b) => b.likeness - a.likeness),
  }
}
