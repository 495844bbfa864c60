import { soundOf } from './search-words.ts'
import { tokens } from './tokens.ts'
import { twins } from './twins.ts'

/** `title` weighs more than `words`, which are in phonetic form. */
export type SearchedWords = { title: string; words: readonly string[] }

/**
 * Matches, best first, or else the nearest. `sureness`, from 0 to 1, is how much of the query the
 * best and the second have; words unknown here count less, since nobody remembers exact words.
 * `evidence` is how many words of the best are meant.
 */
export type FoundOnSite<One> = {
  found: readonly One[]
  near: readonly One[]
  sureness: readonly [best: number, next: number]
  evidence: number
}

/** Words that say nothing, in phonetic form. */
const empty = new Set(
  'a an the of in on at to is it its was and or for with when who what where how my your our her his by be are not no but so that this there i you he she they we me e o ar ta ti te ke ki je ja er niye kare kara haya ache achhe asa jay jaya tab tao kintu jakhan amar tamar ar amadar ai sai si thake thaka hay ha na shudhu sudhu khub ekta akta ar ebang'
    .split(' ')
    .map(soundOf),
)

/** Endings in both languages, in phonetic form: রান্নাঘরের, দিদিমার, moms, going. */
const endings = new Set(
  ' a i s r ar ir ra da dar k ka ka t ta ti tar tir tak tai gula guli gular la l n na ni ay y ya ing ad d d ach as ai an ja j'.split(
    ' ',
  ),
)

const wordsOf = (text: string) => [...new Set(tokens(text).map(heard))].filter(Boolean)

const heard = (word: string) => (/^\d+$/.test(word) ? word : soundOf(word))

/** The search words of a text besides its title: each once, phonetic, at most `most`. */
export const siteSearchWords = (text: string, most: number, title = ''): string[] => {
  const known = new Set(wordsOf(title))
  return wordsOf(text)
    .filter((word) => word.length > 1 && !empty.has(word) && !known.has(word))
    .slice(0, most)
}

const shared = (one: string, other: string) => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

const consonants = (word: string) => word.replace(/[aiu]/g, '')

/** Shortest useful prefix. */
const shortest = 3

/** Whether words differ by at most one letter or one swap. */
const isSlip = (one: string, other: string, begin: number) => {
  const [a, b] = [one.slice(begin), other.slice(begin)]
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)
}

/** How well a typed word matches, from 0 to 1. */
const likeness = (typed: string, word: string): number => {
  if (typed === word) return 1
  const both = shared(typed, word)
  const [rest, more] = [typed.slice(both), word.slice(both)]
  const short = Math.min(typed.length, word.length)
  const isStem = both >= shortest || (both === short && both >= 2)
  if (isStem && endings.has(rest) && endings.has(more)) return 0.9
  if (both >= shortest && rest === '') return 0.75
  if (short < 4) return 0
  const sounds = consonants(typed)
  if (sounds.length >= shortest && sounds === consonants(word)) return 0.7
  return short >= 5 && both > 0 && isSlip(typed, word, both) ? 0.6 : 0
}

const [meant, certain] = [0.7, 0.9]

/** Groups of synonyms by sound. */
const groups = new Map<string, number[]>()
for (const [group, words] of twins.entries())
  for (const sound of new Set(words.map(heard))) {
    const known = groups.get(sound)
    if (known) known.push(group)
    else groups.set(sound, [group])
  }

const withoutEnding = (word: string) =>
  [0, 1, 2, 3].flatMap((cut) => {
    const stem = cut ? word.slice(0, -cut) : word
    return stem.length > 1 && endings.has(word.slice(stem.length)) ? stem : []
  })

const meaningsOf = (word: string) => {
  for (const stem of withoutEnding(word)) {
    const known = groups.get(stem)
    if (known) return known
  }
  return []
}

type Known = { word: string; weight: number; meanings: readonly number[] }

const knownOf = ({ title, words }: SearchedWords): Known[] => [
  ...wordsOf(title).map((word) => ({ word, weight: 1, meanings: meaningsOf(word) })),
  ...words.map((word) => ({ word, weight: 0.65, meanings: meaningsOf(word) })),
]

type Typed = { word: string; meanings: readonly number[] }

const fitOf = ({ word, meanings }: Typed, known: readonly Known[]) => {
  let best = 0
  for (const one of known) {
    const found = likeness(word, one.word)
    const same = one.meanings.some((group) => meanings.includes(group))
    // A known word is no prefix of another, and no form of one with another meaning.
    const isOther = meanings.length > 0 && (found < certain || one.meanings.length > 0)
    const alike = found < 1 && isOther && !same ? found / 3 : found
    best = Math.max(best, (same ? Math.max(meant, alike) : alike) * one.weight)
  }
  return best
}

/** The query without filler words, unless there are only those. */
const askedFor = (text: string): Typed[] => {
  const all = wordsOf(text)
  const telling = all.filter((word) => !empty.has(word))
  return (telling.length ? telling : all).map((word) => ({ word, meanings: meaningsOf(word) }))
}

/** Share of the query that must match. */
const enough = 0.34
const mostNear = 3
/** Least match that counts; also the weight of unknown words. */
const leastKnown = 0.4
const shareOfUnknown = 0.45
/** A word more common than this is no evidence. */
const mostHave = 0.5
const evident = (fit = 0) => (fit >= leastKnown ? fit : 0)

/** Searches everything in either script: words, prefixes, endings, sound and synonyms. Rare words count more. */
export const siteSearch = <One extends SearchedWords>(all: readonly One[]) => {
  const known = all.map((one) => ({ one, words: knownOf(one) }))
  return (text: string): FoundOnSite<One> => {
    const asked = askedFor(text)
    if (!asked.length) return { found: all, near: [], sureness: [0, 0], evidence: 0 }
    const fits = asked.map((typed) => known.map(({ words }) => fitOf(typed, words)))
    const weights = fits.map((fit) => {
      const sum = fit.reduce((total, one) => total + one, 0)
      return Math.log(1 + all.length / (0.5 + sum))
    })
    const whole = weights.reduce((total, one) => total + one, 0)
    const isKnown = fits.map((fit) => fit.some((one) => one >= leastKnown))
    const telling = fits.filter(
      (fit) => fit.filter((one) => one >= leastKnown).length <= mostHave * all.length,
    )
    const remembered = weights.reduce(
      (total, one, at) => total + one * (isKnown[at] ? 1 : shareOfUnknown),
      0,
    )
    const scored = known
      .map(({ one }, place) => ({
        one,
        evidence: telling.reduce((sum, fit) => sum + evident(fit[place]), 0),
        score: weights.reduce((sum, weight, at) => sum + weight * (fits[at]?.[place] ?? 0), 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const found = scored.filter(({ score }) => score >= enough * whole)
    return {
      found: found.map(({ one }) => one),
      near: found.length ? [] : scored.slice(0, mostNear).map(({ one }) => one),
      sureness: [(scored[0]?.score ?? 0) / remembered, (scored[1]?.score ?? 0) / remembered],
      evidence: scored[0]?.evidence ?? 0,
    }
  }
}
