import { normalise, tokens } from './normalise.ts'
import { romanise } from './romanise.ts'
import {
  bonesKey,
  type Heard,
  heardAs,
  likeness,
  match,
  readings,
  soundsLike,
} from './search-rules.ts'
import { soundOf, soundsOf } from './sound.ts'

/** Of each thing so many distinct words are indexed. */
export const maxSearchWords = 200

/** Before the consonants that a word stands under. */
const consonantMark = '~'

/** Longer beginnings of words are not indexed, in letters. */
const longest = 6

/** Words of at most so many letters stand under themselves as a whole too. */
const longestWhole = 3

/** Marks the end of a word in the index. */
const end = '.'

/** However spaced: `+91 98300-12345`. Leading `00` or `0` is dropped. */
const number = /^[\s+().-]*\d[\d\s+().-]*$/
const digitsIn = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

const lettersOf = (word: string) => [...word]

const isNumber = (word: string) => /^\d+$/.test(word)

type Texts = readonly (string | null | undefined)[]

/** The first words by sound, each once, followed by other ways to read them. */
const heardIn = (texts: Texts, max: number) => {
  const words = new Set<string>()
  const others: string[] = []
  for (const text of texts)
    for (const word of new Set(tokens(text ?? ''))) {
      if (words.size >= max) break
      const [sound = word, ...more] = isNumber(word) ? [word] : soundsOf(word)
      words.add(sound)
      others.push(...more)
    }
  return [...new Set([...words, ...others])]
}

/**
 * What a text is found by: words by sound, so that রিয়া and `riya` are one, and numbers as digits.
 * The first `maxSearchWords`, each once, followed by other ways to read them.
 */
export const searchWords = (...texts: Texts): string[] => heardIn(texts, maxSearchWords)

/** Returns {@link searchWords}, but at most `max` of them. */
export const firstSearchWords = (max: number, ...texts: Texts): string[] => heardIn(texts, max)

/** {@link searchWords} without a limit, for texts searched in place. */
export const everySearchWord = (text: string): string[] => heardIn([text], Number.POSITIVE_INFINITY)

/**
 * Search words of a stored phone (`+91 9830012345`): with and without country code, and its last
 * five digits, as people say numbers in halves.
 */
export const searchWordsOfPhone = (phone: string | null): string[] => {
  if (!phone) return []
  const national = digitsIn(phone.replace(/^\+\d+ /, ''))
  return [...new Set([digitsIn(phone), national, national.slice(-5)])]
}

const lookedUp = (word: string) => lettersOf(word).slice(0, longest).join('')

const placesOf = (word: string): string[] => {
  const letters = lettersOf(word).slice(0, longest)
  const beginnings = letters.map((_, last) => letters.slice(0, last + 1).join(''))
  if (isNumber(word)) return beginnings
  const bones = bonesKey(heardAs(word))
  const isShort = word.length > 1 && word.length <= longestWhole
  return [
    ...beginnings,
    ...(isShort ? [word + end] : []),
    ...(bones ? [consonantMark + bones] : []),
  ]
}

/** Indexed prefixes: one to six letters, short words as a whole, and consonants. */
export const beginningsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap(placesOf)),
]

const bareConsonant = /[\u0995-\u09b9\u09dc\u09dd\u09df]$/
const dotted: Record<string, string> = {
  '\u09a1': '\u09dc',
  '\u09a2': '\u09dd',
  '\u09af': '\u09df',
}
const withoutVowel = (sound: string) => (sound.length > 2 ? sound.replace(/[aiu]$/, '') : sound)

/** The sound of a word followed by `more`, as far as typed. */
const before = (word: string, more: string) =>
  soundOf(romanise(word + more).slice(0, -romanise(more).length))

/**
 * Sounds of an incomplete word, with a vowel or another consonant to come: কলক as in কলকাতা, বিজ as
 * in বিজ্ঞাপন, শহরে as in শহরের, locat as in location.
 */
const goingOn = (word: string): string[] => {
  const bare = word.replace(/\u09cd$/, '')
  const last = lettersOf(bare).at(-1) ?? ''
  const dot = dotted[last]
  const sounds: string[] = []
  if (bareConsonant.test(bare)) sounds.push(before(bare, '\u09be'))
  if (last === '\u099c') sounds.push(withoutVowel(soundOf(`${bare}\u09cd\u099e\u09be`)))
  if (last === '\u09df') sounds.push(soundOf(`${bare}\u09be`), soundOf(`${bare}\u09c7`))
  if (last === '\u09c7') sounds.push(before(bare, '\u09b0'))
  if (/[\u0982\u0999]/.test(last)) sounds.push(soundOf(bare).replace(/g$/, ''))
  if (/[wy]/.test(last)) sounds.push(withoutVowel(soundOf(`${bare}a`)), soundOf(`${bare}a`))
  if (/[a-z]{2}[ts]h?(?:io?)?$/.test(bare))
    sounds.push(soundOf(bare.replace(/[ts]h?(?:io?)?$/, 's')))
  if (last === '\u0993') sounds.push(soundOf(`${bare}\u09df\u09be`).replace(/a$/, ''))
  if (/\u09cd\u09af$/.test(bare)) sounds.push(before(bare.slice(0, -2), '\u09be'))
  if (!dot) return sounds
  const withDot = bare.slice(0, -1) + dot
  return [...sounds, soundOf(withDot), ...goingOn(withDot)]
}

/** Spelt by ear, names may begin with ই or `e`: ইমামি is Emami. */
const otherBeginning = (word: string) =>
  /^[iই]/.test(word)
    ? [`e${romanise(word).slice(1)}`]
    : /^[eএ]/.test(word)
      ? [`i${romanise(word).slice(1)}`]
      : []

/** Typing may stop amid a sound: `mac` of `mach`, `ke` of `kee`. */
const beginningSounds = (word: string) => {
  const last = lettersOf(word).at(-1)
  const sounds = [word, `${word}h`, `${word}${last}`].map(soundOf)
  const others = [...goingOn(word), ...otherBeginning(word).map(soundOf)].filter(Boolean)
  return [...new Set([...sounds, ...others])]
}

/** Matches words that begin with one of `sounds`, and those that are like one of `readings`. */
export type TypedWord = { sounds: readonly string[]; readings: readonly Heard[] }

const typedWord = (word: string): TypedWord =>
  isNumber(word)
    ? { sounds: [digitsIn(word)], readings: [] }
    : { sounds: beginningSounds(word), readings: readings(word) }

/** The words of a query. A number with spaces is one word. */
export const typedWords = (typed: string): TypedWord[] => {
  const text = normalise(typed)
  if (number.test(text)) return [{ sounds: [digitsIn(text)], readings: [] }]
  const words = text
    .split(' ')
    .flatMap((piece) => (number.test(piece) ? [digitsIn(piece)] : tokens(piece)))
  return words.map((word, at) => {
    // Typed apart but written as one: `haldi ram` is Haldiram.
    const pairs = [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
    const joined = pairs.filter(({ length }) => length === 2).map((pair) => soundOf(pair.join('')))
    const { sounds, readings } = typedWord(word)
    return { sounds: [...new Set([...sounds, ...joined])], readings }
  })
}

const isLike = (readings: readonly Heard[], word: string) => {
  if (isNumber(word)) return false
  const wordAsHeard = heardAs(word)
  return readings.some((one) => likeness(one, wordAsHeard) >= match.bones)
}

/** Whether {@link searchWords} contain every typed word, one that begins with it, or one like it. */
export const hasTypedWords = (words: readonly string[], typed: readonly TypedWord[]) =>
  typed.every(({ sounds, readings }) =>
    words.some((word) => sounds.some((sound) => word.startsWith(sound)) || isLike(readings, word)),
  )

/** Index prefixes that together cover what has the typed word. */
export const beginningsOfTyped = ({ sounds, readings }: TypedWord): string[] => {
  const like = readings.map(soundsLike)
  const beginnings = [...sounds, ...like.flatMap((one) => one.beginnings)].map(lookedUp)
  const wholes = like.flatMap((one) => one.wholes).map((whole) => whole + end)
  const bones = readings.flatMap((one) => bonesKey(one) ?? []).map((one) => consonantMark + one)
  const places = [...new Set([...beginnings, ...wholes, ...bones])]
  // What begins with a shorter one is found under that.
  return places.filter(
    (one) =>
      !places.some((other) => other !== one && !other.endsWith(end) && one.startsWith(other)),
  )
}
