import { fold, shortForms, tokens } from '@bong-bari/text'

/** A word as it is typed (short forms spelt out) and as it sounds. */
export type Word = { typed: string; sound: string }

export const wordsOf = (text: string): Word[] =>
  tokens(text)
    .map((word) => shortForms.get(word) ?? word)
    .map((typed) => ({ typed, sound: fold(typed) }))
    .filter(({ sound }) => sound)

export const typedIn = (words: Word[]) => words.map(({ typed }) => typed).join(' ')
export const soundIn = (words: Word[]) => words.map(({ sound }) => sound).join(' ')
