import { fold, shortForms, skeletonOfFold, tokens } from '@bong-bari/text'

/** Endings of nouns and verbs, folded, longest first: -der, -gulo, -te, -chen, -bo, -ing, -s ... */
const endings =
  'gulor gulote gulo gulir guli gula derke der dir ra ke ta ti te tai tar tir tate tei er re r e i y o ' +
  'yer yke ye ' +
  'si so se sen sis silam silen silo sila esi eso ese esen esilam esile esilo iyesi iyese ' +
  'bo ba be ben bi ob bar te le len lam li lo la uk un en is ' +
  'ano anor ate abe aben abo asi asen ase ay ai an ' +
  's es ed ing ings ers or ly al d in'
const byLength = [...new Set(endings.split(' '))].sort((a, b) => b.length - a.length)

/** What is left of a folded word without its ending; the word itself where too little is left. */
export const stemsOf = (folded: string) =>
  byLength
    .filter((ending) => folded.endsWith(ending) && folded.length - ending.length >= 3)
    .map((ending) => folded.slice(0, -ending.length))

const typedEndings = (
  'গুলোর গুলোতে গুলোকে গুলো গুলির গুলি গুলা টাকে টাতে টার টায় টা টির টিতে টিকে টি দেরকে দের কে তে রা ের ে র য় ই ও এর ' +
  "ing ed es s"
)
  .split(' ')
  .sort((a, b) => b.length - a.length)

/** A typed word less one of the endings that are spelt in one way. */
export const typedStemsOf = (typed: string) =>
  typedEndings
    .filter((ending) => typed.endsWith(ending) && typed.length - ending.length >= 2)
    .map((ending) => typed.slice(0, -ending.length))

/** A word as it is typed (short forms spelt out) and as it sounds. */
export type Word = { typed: string; sound: string }

export const wordsOf = (text: string): Word[] =>
  tokens(text).map((word) => {
    const typed = shortForms.get(word) ?? word
    return { typed, sound: fold(typed) }
  })

const pairsOf = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2))

const vowelless = (folded: string) => !/[aeiou]/.test(folded.slice(1))

/** How far apart two words are: letters to insert, remove, change or swap; a vowel counts half. */
export const distance = (a: string, b: string) => {
  const cost = (letter: string | undefined) => ('aeiouy'.includes(letter ?? '') ? 0.5 : 1)
  let beforeLast: number[] = []
  let last = [0]
  for (let j = 0; j < b.length; j++) last.push((last[j] ?? 0) + cost(b[j]))
  for (let i = 0; i < a.length; i++) {
    const row = [(last[0] ?? 0) + cost(a[i])]
    for (let j = 0; j < b.length; j++) {
      const change = a[i] === b[j] ? 0 : Math.max(cost(a[i]), cost(b[j]))
      let best = Math.min(
        (last[j] ?? 0) + change,
        (last[j + 1] ?? 0) + cost(a[i]),
        (row[j] ?? 0) + cost(b[j]),
      )
      if (i && j && a[i] === b[j - 1] && a[i - 1] === b[j])
        best = Math.min(best, (beforeLast[j - 1] ?? 0) + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** From 0 to 1: how likely two folded words are the same word spelt in two ways. */
export const likeness = (a: string, b: string) => {
  if (a === b) return 1
  const bonesA = skeletonOfFold(a)
  const bonesB = skeletonOfFold(b)
  const bones = Math.min(bonesA.length, bonesB.length)
  if (bones < 2) return 0
  const apart = distance(a, b)
  if (bonesA === bonesB) {
    if (vowelless(a) || vowelless(b)) return bones > 2 ? 0.9 : 0.75
    const isLong = Math.min(a.length, b.length) > bones + 2
    return 1 - apart * (bones > 3 ? 0.12 : isLong ? 0.2 : bones > 2 ? 0.25 : 0.5)
  }
  const longest = Math.max(a.length, b.length)
  return longest < 5 ? 0 : Math.max(0, 1 - (apart * 1.4) / longest)
}

/** Finds the words of a list that are spelt alike. */
export type Speller = {
  add: (folded: string) => void
  /** Known words as likely as `least` or more to be the given one, best first. */
  near: (folded: string, least: number) => { word: string; likeness: number }[]
}

export const makeSpeller = (): Speller => {
  const words: string[] = []
  const known = new Set<string>()
  const places = new Map<string, number[]>()
  const featuresOf = (folded: string) => [...pairsOf(folded), `#${skeletonOfFold(folded)}`]
  const place = (feature: string, at: number) => {
    const list = places.get(feature)
    if (list) list.push(at)
    else places.set(feature, [at])
  }
  return {
    add: (folded) => {
      if (known.has(folded)) return
      known.add(folded)
      for (const feature of featuresOf(folded)) place(feature, words.length)
      words.push(folded)
    },
    near: (folded, least) => {
      const hits = new Map<number, number>()
      for (const feature of featuresOf(folded)) {
        const weight = feature.startsWith('#') ? 9 : 1
        for (const at of places.get(feature) ?? []) hits.set(at, (hits.get(at) ?? 0) + weight)
      }
      const enough = Math.max(2, (folded.length + 1) * 0.45)
      return [...hits]
        .filter(([, count]) => count >= enough)
        .map(([at]) => words[at] ?? '')
        .map((word) => ({ word, likeness: likeness(folded, word) }))
        .filter((found) => found.likeness >= least)
        .sort((a, b) => b.likeness - a.likeness)
    },
  }
}
