import { likenessOf, type Spelt, speltOf } from './spelling.ts'

type Found = { word: string; likeness: number }

export type Speller = {
  add: (spelt: Spelt) => void
  /** Words that are at least `min` alike, likeliest first. */
  near: (word: string, min: number) => Found[]
}

/** Letters are told apart by seven bits: the letters of one script never share them. */
const letters = 128
const pairs = letters * letters

/** Visits each pair of letters that stand side by side, with the beginning and the end as letters. */
const eachPair = (word: string, visit: (pair: number) => void) => {
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
const placesByPair = (words: readonly Spelt[]) => {
  const starts = new Int32Array(pairs + 1)
  for (const { word } of words)
    eachPair(word, (pair) => {
      starts[pair + 1] = (starts[pair + 1] ?? 0) + 1
    })
  for (let pair = 0; pair < pairs; pair++)
    starts[pair + 1] = (starts[pair + 1] ?? 0) + (starts[pair] ?? 0)
  const places = new Int32Array(starts[pairs] ?? 0)
  const next = starts.slice()
  for (const [place, { word }] of words.entries())
    eachPair(word, (pair) => {
      const at = next[pair] ?? 0
      places[at] = place
      next[pair] = at + 1
    })
  return (pair: number) => places.subarray(starts[pair], starts[pair + 1])
}

/** Words are compared from this share of common pairs on, or with equal consonants. */
const minShareOfPairs = 0.45
const bonesCountAs = 9

/** Calls back with each place of a word with these consonants. */
const placesByBones = (words: readonly Spelt[]) => {
  const lastOf = new Map<string, number>()
  const before = new Int32Array(words.length)
  for (const [place, { bones }] of words.entries()) {
    before[place] = lastOf.get(bones) ?? -1
    lastOf.set(bones, place)
  }
  return (bones: string, visit: (place: number) => void) => {
    for (let place = lastOf.get(bones) ?? -1; place >= 0; place = before[place] ?? -1) visit(place)
  }
}

const indexOf = (words: readonly Spelt[]) => ({
  ofPair: placesByPair(words),
  ofBones: placesByBones(words),
})

/** Compares with `words`, each once, and with those that are added. The index is made at the first comparison. */
export const makeSpeller = (words: Spelt[] = []): Speller => {
  let index: ReturnType<typeof indexOf> | undefined

  const candidates = ({ word, bones }: Spelt) => {
    index ??= indexOf(words)
    const { ofPair, ofBones } = index
    const min = Math.ceil(Math.max(2, (word.length + 1) * minShareOfPairs))
    const counts = new Uint16Array(words.length)
    const found: Spelt[] = []
    const count = (place: number, by: number) => {
      const before = counts[place] ?? 0
      counts[place] = before + by
      const other = before < min && before + by >= min ? words[place] : undefined
      if (other) found.push(other)
    }
    eachPair(word, (pair) => {
      for (const place of ofPair(pair)) count(place, 1)
    })
    ofBones(bones, (place) => count(place, bonesCountAs))
    return found
  }

  return {
    add: (spelt) => {
      words.push(spelt)
      index = undefined
    },
    near: (word, min) => {
      const spelt = speltOf(word)
      return candidates(spelt)
        .map((other) => ({ word: other.word, likeness: likenessOf(spelt, other, min) }))
        .filter(({ likeness }) => likeness >= min)
        .sort((a, b) => b.likeness - a.likeness)
    },
  }
}
