import { fold, shortForms, tokens } from '@bong-bari/text'
import { remembering } from './remembering.ts'

/** A word as it is typed (short forms spelt out) and as it sounds. */
export type Word = { typed: string; sound: string }

const mostSounds = 20_000

/** Folding costs most of what reading a word does. */
const soundOf = remembering((typed: string) => typed, fold, mostSounds)

/** Nobody asks anything after more words than these, and each of them costs its looking up. */
const mostWords = 200

export const wordsOf = (text: string): Word[] =>
  tokens(text)
    .slice(0, mostWords)
    .map((word) => shortForms.get(word) ?? word)
    .map((typed) => ({ typed, sound: soundOf(typed) }))
    .filter(({ sound }) => sound)

export const typedIn = (words: Word[]) => words.map(({ typed }) => typed).join(' ')

/** A word as it sounds in a phrase: কত দিন is typed koto din, so a last o makes no difference in it. */
export const soundInPhrase = ({ sound }: Word) => sound.replace(/(?<=..)o$/, '')

/** A phrase as it sounds. */
export const soundIn = (words: Word[]) =>
  words.length === 1 ? (words[0]?.sound ?? '') : words.map(soundInPhrase).join(' ')
