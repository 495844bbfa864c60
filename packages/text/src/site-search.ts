import { tokens } from './normalise.ts'
import { type Heard, heardAs, likeness, match, readings, stemsOf } from './search-rules.ts'
import { soundOf } from './sound.ts'
import { synonymGroups } from './synonyms.ts'

/** `title` weighs more than `words`, which are in phonetic form. */
export type SearchedWords = { title: string; words: readonly string[] }

/** `found` has the matches, the best first. If there are none, `near` has the nearest. */
export type FoundOnSite<One> = { found: readonly One[]; near: readonly One[] }

/** Words that say nothing about a topic, in phonetic form. */
const empty = new Set(
  'a an the of in on at to is it its was and or for with when who what where how my your our her his by be are not no but so that this there i you he she they we me e o ar ta ti te ke ki je ja er niye kare kara haya ache achhe asa jay jaya tab tao kintu jakhan amar tamar ar amadar ai sai si thake thaka hay ha na shudhu sudhu khub ekta akta ar ebang'
    .split(' ')
    .map(soundOf),
)

const wordsOf = (text: string) => [...new Set(tokens(text))].filter((word) => soundOf(word) !== '')

/** The search words of a text besides its title: each once, phonetic, at most `max`. */
export const siteSearchWords = (text: string, max: number, title = ''): string[] => {
  const titleSounds = new Set(wordsOf(title).map(soundOf))
  return [...new Set(wordsOf(text).map(soundOf))]
    .filter((word) => word.length > 1 && !empty.has(word) && !titleSounds.has(word))
    .slice(0, max)
}

/** A synonym counts this much of the word itself. */
const meant = 0.7

/** Groups of synonyms by sound. */
const groups = new Map<string, number[]>()
for (const [group, words] of synonymGroups.entries())
  for (const sound of new Set(words.map(soundOf))) {
    const groupsOfSound = groups.get(sound)
    if (groupsOfSound) groupsOfSound.push(group)
    else groups.set(sound, [group])
  }

const meaningsOf = (sound: string) => {
  for (const stem of stemsOf(sound)) {
    const groupsOfStem = groups.get(stem)
    if (groupsOfStem) return groupsOfStem
  }
  return []
}

type Meaning = { readings: readonly Heard[]; meanings: readonly number[]; isListed: boolean }

const meaning = (readings: readonly Heard[]): Meaning => {
  const sound = readings[0]?.sound ?? ''
  return { readings, meanings: meaningsOf(sound), isListed: groups.has(sound) }
}

const weightOf = { title: 1, word: 0.65 }

/** Places of words among all that are known, and what each weighs there. */
type Has = readonly (readonly [place: number, weight: number])[]

/** Each word once, however many things have it. */
const lexiconOf = (all: readonly SearchedWords[]) => {
  const places = new Map<string, number>()
  const words: Meaning[] = []
  const placeOf = (key: string, read: () => readonly Heard[]) => {
    const index = places.get(key)
    if (index !== undefined) return index
    places.set(key, words.length)
    return words.push(meaning(read())) - 1
  }
  const things = all.map(
    ({ title, words: sounds }): Has => [
      ...wordsOf(title).map(
        (word) => [placeOf(word, () => readings(word)), weightOf.title] as const,
      ),
      ...sounds.map(
        (sound) => [placeOf(`~${sound}`, () => [heardAs(sound)]), weightOf.word] as const,
      ),
    ],
  )
  return { words, things }
}

const isGuess = (likeness: number) => likeness === match.beginning || likeness === match.slip

const likenessOf = (typed: Meaning, listed: Meaning) => {
  let best = 0
  for (const one of typed.readings)
    for (const other of listed.readings) best = Math.max(best, likeness(one, other))
  return best
}

/** How well a word of the query fits one that is known. */
const fitOf = (typed: Meaning, listed: Meaning) => {
  const wordLikeness = likenessOf(typed, listed)
  const same = listed.meanings.some((group) => typed.meanings.includes(group))
  // A known word is no beginning of another, and no form of one that is known too.
  const isOther = isGuess(wordLikeness)
    ? typed.meanings.length > 0
    : typed.isListed && listed.isListed
  const alike = wordLikeness < match.same && isOther && !same ? wordLikeness / 3 : wordLikeness
  return same ? Math.max(meant, alike) : alike
}

/** The query without filler words, unless there are only those. */
const askedFor = (text: string): Meaning[] => {
  const all = wordsOf(text)
  const telling = all.filter((word) => !empty.has(soundOf(word)))
  return (telling.length ? telling : all).map((word) => meaning(readings(word)))
}

/** This share of the query must match. */
const enough = 0.34
const maxNear = 3

/** Searches everything in either script: words, prefixes, endings, sound and synonyms. Rare words count more. */
export const siteSearch = <One extends SearchedWords>(all: readonly One[]) => {
  const { words, things } = lexiconOf(all)
  const fitsOf = (typed: Meaning) => {
    const fits = words.map((listed) => fitOf(typed, listed))
    return things.map((has) =>
      has.reduce((best, [index, weight]) => Math.max(best, (fits[index] ?? 0) * weight), 0),
    )
  }
  return (text: string): FoundOnSite<One> => {
    const typedWords = askedFor(text)
    if (!typedWords.length) return { found: [], near: [] }
    const fits = typedWords.map(fitsOf)
    const weights = fits.map((fit) => {
      const sum = fit.reduce((total, one) => total + one, 0)
      return Math.log(1 + all.length / (0.5 + sum))
    })
    const whole = weights.reduce((total, one) => total + one, 0)
    const scored = all
      .map((one, index) => ({
        one,
        score: weights.reduce((sum, weight, at) => sum + weight * (fits[at]?.[index] ?? 0), 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const matches = scored.filter(({ score }) => score >= enough * whole)
    return {
      found: matches.map(({ one }) => one),
      near: matches.length ? [] : scored.slice(0, maxNear).map(({ one }) => one),
    }
  }
}
