import { skeletonOfFold } from '@bong-bari/text'
import { likeness } from './spelling.ts'

type Found = { word: string; likeness: number }

/** Finds words of a list that are spelt nearly as a given one. */
export type Speller = {
  add: (word: string) => void
  /** Known words at least `least` like the given one, the likeliest first. */
  near: (word: string, least: number) => Found[]
}

const pairsOf = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2))

/** Words that share this share of their pairs of letters, or their consonants, are compared. */
const enoughPairs = 0.45
const bonesCountAs = 9

const makeLists = () => {
  const lists = new Map<string, number[]>()
  return {
    of: (key: string) => lists.get(key) ?? [],
    add: (key: string, place: number) => {
      const list = lists.get(key)
      if (list) list.push(place)
      else lists.set(key, [place])
    },
  }
}

export const makeSpeller = (): Speller => {
  const words: string[] = []
  const known = new Set<string>()
  const byPair = makeLists()
  const byBones = makeLists()

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
