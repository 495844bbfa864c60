import { fold, shortForms, tokens } from '@bong-bari/text'
import { remembering } from './remembering.ts'

/**
 * A word as it is typed (short forms spelt out), as it sounds, and as it sounds in a phrase: কত দিন is
 * typed koto din, so a last o makes no difference there.
 */
export type Word = { typed: string; sound: string; inPhrase: string }

const mostRemembered = 20_000

const readWord = (typed: string): Word => {
  const sound = fold(typed)
  return { typed, sound, inPhrase: sound.replace(/(?<=..)o$/, '') }
}

/** Folding costs most of what reading a word does. */
const wordOf = remembering((typed: string) => typed, readWord, mostRemembered)

/** Nobody asks anything after more words than these, and each of them costs its looking up. */
const mostWords = 200

/** What is left of a verb of grammar after its apostrophe: I'd, you've. Without it, id and ill are other words. */
const leftOfVerb =
  /(?<=\b(?:i|you|we|they|he|she|it|who|what|that|there|where|how|when))['’](?:d|ve|ll|re|m|s)\b/gi

export const wordsOf = (text: string): Word[] =>
  tokens(text.replace(leftOfVerb, ''))
    .slice(0, mostWords)
    .map((word) => wordOf(shortForms.get(word) ?? word))
    .filter(({ sound }) => sound)

export const typedIn = (words: Word[]) => words.map(({ typed }) => typed).join(' ')

/** A phrase, or a word alone, as it sounds. */
export const soundIn = (words: Word[]) =>
  words.length === 1 ? (words[0]?.sound ?? '') : words.map(({ inPhrase }) => inPhrase).join(' ')
