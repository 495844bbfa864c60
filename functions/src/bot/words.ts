import { fold, shortForms, tokens } from '@bong-bari/text'

/** A word as it is typed (short forms spelt out) and as it sounds. */
export type Word = { typed: string; sound: string }

export const wordsOf = (text: string): Word[] =>
  tokens(text)
    .map((word) => shortForms.get(word) ?? word)
    .map((typed) => ({ typed, sound: fold(typed) }))
    .filter(({ sound }) => sound)

export const typedIn = (words: Word[]) => words.map(({ typed }) => typed).join(' ')

/** A phrase as it sounds: কত দিন is typed koto din, so a last o makes no difference in it. */
export const soundIn = (words: Word[]) =>
  words.length === 1
    ? (words[0]?.sound ?? '')
    : words.map(({ sound }) => sound.replace(/(?<=..)o$/, '')).join(' ')
