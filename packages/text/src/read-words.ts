import { fold } from './fold.ts'
import { memoise } from './memoise.ts'
import { tokens } from './normalise.ts'
import { shortForms } from './short-forms.ts'

/** A word as typed (short forms are spelt out), as it sounds, and as it sounds in a phrase, where a last o is optional: "kot din", "koto din". */
export type Word = { typed: string; sound: string; inPhrase: string }

const maxMemoised = 20_000

const readWord = (typed: string): Word => {
  const sound = fold(typed)
  return { typed, sound, inPhrase: sound.replace(/(..)o$/, '$1') }
}

/** Memoised, since finding the sound is most of the cost of reading a message. */
const wordOf = memoise((typed: string) => typed, readWord, maxMemoised)

/** Words beyond this many are ignored: no question is longer, and each word costs look-ups. */
const maxWords = 200

/** The verb of a contraction is dropped (I'd, we'll), because "id" and "ill" would be read as other words. */
const contraction =
  /\b(i|you|we|they|he|she|it|who|what|that|there|where|how|when)['’](?:d|ve|ll|re|m|s)\b/gi

/** Reads the words of a text, at most 200. Words without a sound, such as those of another script's marks, are left out. */
export const readWords = (text: string): Word[] =>
  tokens(text.replace(contraction, '$1'))
    .slice(0, maxWords)
    .map((word) => wordOf(shortForms.get(word) ?? word))
    .filter(({ sound }) => sound)

/** Joins the words as typed, with single spaces. */
export const joinTyped = (words: readonly Word[]) => words.map(({ typed }) => typed).join(' ')

/** Joins the sounds that words have in a phrase, with single spaces. */
export const joinPhraseSounds = (words: readonly Word[]) =>
  words.map(({ inPhrase }) => inPhrase).join(' ')

/** Returns the sound of a single word, or the joined sounds of a phrase. */
export const joinSounds = (words: readonly Word[]) =>
  words.length === 1 ? (words[0]?.sound ?? '') : joinPhraseSounds(words)
