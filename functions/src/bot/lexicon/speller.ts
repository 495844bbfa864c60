import { likenessOf, type Spelt, speltOf } from './spelling.ts'

type Found = { word: string; likeness: number }

export type Speller = {
  add: (spelt: Spelt) => void
  /** At least `least` alike, likeliest first. */
  near: (word: string, least: number) => Found[]
}

/** Numbers: thousands of texts would cost more. */
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

/** Compared from this share of pairs, or equal consonants. */
const enoughPairs = 0.45
const bonesCountAs = 9

const none: number[] = []

const makeLists = <Key>() => {
  const lists = new Map<Key, number[]>()
  return {
    of: (key: Key) => lists.get(key) ?? none,
    add: (key: Key, place: number) => {
      const list = lists.get(key)
      if (list) list.push(place)
      else lists.set(key, [place])
    },
  }
}

export const makeSpeller = (): Speller => {
  const words: Spelt[] = []
  const known = new Set<string>()
  const byPair = makeLists<number>()
  const byBones = makeLists<string>()

  const candidates = ({ word, bones }: Spelt) => {
    const counts = new Uint16Array(words.length)
    const ofPairs = pairsOf(word).map(byPair.of)
    const ofBones = byBones.of(bones)
    for (const places of ofPairs)
      for (const place of places) counts[place] = (counts[place] ?? 0) + 1
    for (const place of ofBones) counts[place] = (counts[place] ?? 0) + bonesCountAs
    const enough = Math.max(2, (word.length + 1) * enoughPairs)
    const found: Spelt[] = []
    for (const places of [...ofPairs, ofBones])
      for (const place of places) {
        if ((counts[place] ?? 0) < enough) continue
        counts[place] = 0
        const other = words[place]
        if (other) found.push(other)
      }
    return found
  }

  return {
    add: (spelt) => {
      if (known.has(spelt.word)) return
      known.add(spelt.word)
      for (const pair of pairsOf(spelt.word)) byPair.add(pair, words.length)
      byBones.add(spelt.bones, words.length)
      words.push(spelt)
    },
    near: (word, least) => {
      const spelt = speltOf(word)
      return candidates(spelt)
        .map((other) => ({ word: other.word, likeness: likenessOf(spelt, other, least) }))
        .filter((found) => found.likeness >= least)
        .sort((a, b) => b.likeness - a.likeness)
    },
  }
}
