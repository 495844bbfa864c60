import { fold } from './fold.ts'
import { normalise } from './normalise.ts'
import { tokens } from './tokens.ts'

/** Distinct words of one thing that a search knows. */
export const mostSearchWords = 200

/** Letters of the longest beginning under which a word is looked up. */
const longest = 6

/** A number, however it is spaced: `+91 98300-12345`. A `00` or `0` in front is dropped. */
const number = /^[\s+().-]*\d[\d\s+().-]*$/
const digitsIn = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

/**
 * How a word sounds, whoever spelt it: a, e and o are one, of vowels beside each other the first counts,
 * and y is heard as in ভট্টাচার্য, ব্র্যান্ড and চক্রবর্তী.
 */
const soundOf = (word: string) =>
  fold(word)
    .replace(/[eo]/g, 'a')
    .replace(/([aiu])[aiuy]+/g, '$1')
    .replace(/([aiu])ry(?=[aiu])/g, '$1rj')
    .replace(/y(?=[aiu])/g, '')
    .replace(/y/g, 'i')

const lettersOf = (word: string) => [...word]

/**
 * What a text is found by: its words as they sound, so that রিয়া and `riya`, সৌরভ and `sourav` are one;
 * numbers as their digits. Each once, `mostSearchWords` at most.
 */
export const searchWords = (...texts: readonly (string | null | undefined)[]): string[] => {
  const words = new Set<string>()
  for (const text of texts)
    for (const word of tokens(text ?? '')) {
      if (words.size === mostSearchWords) return [...words]
      words.add(/^\d+$/.test(word) ? word : soundOf(word))
    }
  return [...words]
}

/**
 * What a phone as it is stored (`+91 9830012345`) is found by: with its country's code, without, and by
 * its last five digits, which is how people say the second half.
 */
export const searchWordsOfPhone = (phone: string | null): string[] => {
  if (!phone) return []
  const national = digitsIn(phone.replace(/^\+\d+ /, ''))
  return [...new Set([digitsIn(phone), national, national.slice(-5)])]
}

/** Every beginning under which words are looked up: one letter to six. */
export const beginningsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const letters = lettersOf(word).slice(0, longest)
      return letters.map((_, last) => letters.slice(0, last + 1).join(''))
    }),
  ),
]

/** A word that is still being typed may end amid a sound: `mac` of `mach`, `ke` of `kee`. */
const soundsOf = (word: string) => [
  ...new Set([word, `${word}h`, `${word}${lettersOf(word).at(-1)}`].map(soundOf)),
]

/** One typed word: it stands for each word that begins with one of `sounds`. */
export type TypedWord = { sounds: readonly string[] }

const typedWord = (word: string): TypedWord => ({
  sounds: /^\d+$/.test(word) ? [digitsIn(word)] : soundsOf(word),
})

/** The words that somebody looks for. A number with spaces is one word. None where nothing was typed. */
export const typedWords = (typed: string): TypedWord[] => {
  const text = normalise(typed)
  if (number.test(text)) return [{ sounds: [digitsIn(text)] }]
  return text
    .split(' ')
    .flatMap((piece) => (number.test(piece) ? [digitsIn(piece)] : tokens(piece)))
    .map(typedWord)
}

/** Whether words such as {@link searchWords} answers have each that was typed, or one that begins with it. */
export const hasTypedWords = (words: readonly string[], typed: readonly TypedWord[]) =>
  typed.every(({ sounds }) => sounds.some((sound) => words.some((word) => word.startsWith(sound))))

/**
 * Under which beginnings everything is found that has a typed word: it stands under at least one of
 * them.
 */
export const beginningsOfTyped = ({ sounds }: TypedWord): string[] => [
  ...new Set(sounds.map((sound) => lettersOf(sound).slice(0, longest).join(''))),
]
