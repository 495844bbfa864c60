import { fold } from './fold.ts'
import { normalise } from './normalise.ts'
import { romanise } from './romanise.ts'
import { tokens } from './tokens.ts'

/** Distinct words of one thing that a search knows. */
export const mostSearchWords = 200

/** Consonants by which a word is known too, before what marks them; a word of fewer is not. */
const consonantsKept = 4
const consonantMark = '~'

/** Letters of the longest beginning under which a word is looked up. */
const longest = 6

/** A number, however it is spaced: `+91 98300-12345`. A `00` or `0` in front is dropped. */
const number = /^[\s+().-]*\d[\d\s+().-]*$/
const digitsIn = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

/** Letters of a word, code points of Bengali ones, that tell it from others. */
const heard = 20

const joined = (vowels: string) => (/^i.*a/.test(vowels) ? 'ia' : vowels.slice(0, 1))

/**
 * How a word sounds, whoever spelt it: a, e and o are one, of vowels beside each other the first counts
 * but in `ia` (রিয়া is not রিনা), and y is heard as in ভট্টাচার্য, ব্র্যান্ড and চক্রবর্তী.
 */
export const soundOf = (word: string) =>
  fold(word.slice(0, heard))
    .replace(/e(?=[ao])/g, 'i')
    .replace(/[eo]/g, 'a')
    .replace(/[aiu][aiuy]+/g, joined)
    .replace(/([aiu])ry(?=[aiu])/g, '$1rj')
    .replace(/y(?=[aiu])/g, '')
    .replace(/y/g, 'i')

const lettersOf = (word: string) => [...word]

/** The consonants of a word of four or more, where its vowels are anybody's guess: রসগোল্লা, `rasgulla`. */
const consonantsOf = (sound: string) => {
  const consonants = sound.replace(/[aiu]/g, '')
  return /^[a-z]+$/.test(consonants) && consonants.length >= consonantsKept
    ? [consonantMark + consonants]
    : []
}

type Texts = readonly (string | null | undefined)[]

/** The first words of texts as they sound, each once, and behind them the consonants of the longer ones. */
const heardIn = (texts: Texts, most: number) => {
  const words = new Set<string>()
  for (const text of texts)
    for (const word of new Set(tokens(text ?? ''))) {
      if (words.size >= most) break
      words.add(/^\d+$/.test(word) ? word : soundOf(word))
    }
  return [...new Set([...words, ...[...words].flatMap(consonantsOf)])]
}

/**
 * What a text is found by: its words as they sound, so that রিয়া and `riya`, সৌরভ and `sourav` are one;
 * numbers as their digits. Of its first `mostSearchWords` words, each once, and behind them the
 * consonants of the longer ones.
 */
export const searchWords = (...texts: Texts): string[] => heardIn(texts, mostSearchWords)

/** {@link searchWords} of at most so many words. */
export const firstSearchWords = (most: number, ...texts: Texts): string[] => heardIn(texts, most)

/** {@link searchWords} of all that is written, for what is searched where it lies. */
export const everySearchWord = (text: string): string[] => heardIn([text], Number.POSITIVE_INFINITY)

/**
 * What a phone as it is stored (`+91 9830012345`) is found by: with its country's code, without, and by
 * its last five digits, which is how people say the second half.
 */
export const searchWordsOfPhone = (phone: string | null): string[] => {
  if (!phone) return []
  const national = digitsIn(phone.replace(/^\+\d+ /, ''))
  return [...new Set([digitsIn(phone), national, national.slice(-5)])]
}

/** What a word that goes on is looked up by; consonants only as the first four. */
const lookedUp = (word: string) =>
  lettersOf(word).slice(0, word.startsWith(consonantMark) ? consonantsKept + 1 : longest)

/** Every beginning under which words are looked up: one letter to six, and four consonants. */
export const beginningsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const letters = lookedUp(word)
      if (word.startsWith(consonantMark)) return letters.join('')
      return letters.map((_, last) => letters.slice(0, last + 1).join(''))
    }),
  ),
]

/** Behind a sound: here the word ends. */
const end = '.'

/** What may end in a vowel that is not heard: phone is ফোন, ফিল্ম is film. */
const mayEndSilent = /^[a-z]{3,}e$|\u09cd[\u0995-\u09b9]$/

const withoutSilent = (word: string) =>
  mayEndSilent.test(word) ? [soundOf(word).replace(/a$/, '') + end] : []

const bareConsonant = /[\u0995-\u09b9\u09dc\u09dd\u09df]$/
const dotted: Record<string, string> = {
  '\u09a1': '\u09dc',
  '\u09a2': '\u09dd',
  '\u09af': '\u09df',
}
const withoutVowel = (sound: string) => (sound.length > 2 ? sound.replace(/[aiu]$/, '') : sound)

/** A word with `more` behind it, as it sounds as far as it is typed. */
const before = (word: string, more: string) =>
  soundOf(romanise(word + more).slice(0, -romanise(more).length))

/**
 * How a word sounds where more follows than is typed yet: with a vowel or another consonant behind its last one,
 * কলক sounds as in কলকাতা, বিজ as in বিজ্ঞাপন, শহরে as in শহরের, and locat as in location.
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

/** Who knows a name by ear begins it with ই or `e`: ইমামি is Emami. */
const otherBeginning = (word: string) =>
  /^[iই]/.test(word)
    ? [`e${romanise(word).slice(1)}`]
    : /^[eএ]/.test(word)
      ? [`i${romanise(word).slice(1)}`]
      : []

/** A word that is still being typed may end amid a sound: `mac` of `mach`, `ke` of `kee`. */
const soundsOf = (word: string) => {
  const last = lettersOf(word).at(-1)
  const sounds = [word, `${word}h`, `${word}${last}`].map(soundOf)
  const others = [...goingOn(word), ...otherBeginning(word).map(soundOf)].filter(Boolean)
  const consonants = sounds.slice(0, 1).flatMap(consonantsOf)
  return [...new Set([...sounds, ...others, ...withoutSilent(word), ...consonants])]
}

/** One typed word: it stands for each word that begins with one of `sounds`, or is one that ends in `.` */
export type TypedWord = { sounds: readonly string[] }

const typedWord = (word: string): TypedWord => ({
  sounds: /^\d+$/.test(word) ? [digitsIn(word)] : soundsOf(word),
})

/** The words that somebody looks for. A number with spaces is one word. None where nothing was typed. */
export const typedWords = (typed: string): TypedWord[] => {
  const text = normalise(typed)
  if (number.test(text)) return [{ sounds: [digitsIn(text)] }]
  const words = text
    .split(' ')
    .flatMap((piece) => (number.test(piece) ? [digitsIn(piece)] : tokens(piece)))
  return words.map((word, at) => {
    // What somebody parts may be written as one: `haldi ram` is Haldiram.
    const pairs = [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
    const joined = pairs.filter(({ length }) => length === 2).map((pair) => soundOf(pair.join('')))
    return { sounds: [...new Set([...typedWord(word).sounds, ...joined])] }
  })
}

/** Whether words such as {@link searchWords} answers have each that was typed, or one that begins with it. */
export const hasTypedWords = (words: readonly string[], typed: readonly TypedWord[]) =>
  typed.every(({ sounds }) =>
    words.some((word) => sounds.some((sound) => `${word}${end}`.startsWith(sound))),
  )

/**
 * Under which beginnings everything is found that has a typed word: it stands under at least one of
 * them.
 */
export const beginningsOfTyped = ({ sounds }: TypedWord): string[] => [
  ...new Set(sounds.map((sound) => lookedUp(sound.replace(end, '')).join(''))),
]
