import { bias, levels, weights } from './language-weights.ts'
import { tokens } from './normalise.ts'
import { isBengali } from './script.ts'

export type Language = 'bengali' | 'benglish' | 'english'

/** Of a word; no word of a language is longer. */
const maxLetters = 40

/** A group has at most so many letters. */
const longestGroup = 4

/** Hashes a group of letters by FNV-1a into one of `places`. Two groups may share a place. */
const placeOf = (group: string, places: number) => {
  let hash = 0x811c9dc5
  for (let at = 0; at < group.length; at++)
    hash = Math.imul(hash ^ group.charCodeAt(at), 0x01000193) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) % places
}

/** The places of what tells a word's language: its groups of one to four letters, ends marked, and the word. */
export const placesOfWord = (word: string, places: number): number[] => {
  const marked = `_${word.slice(0, maxLetters)}_`
  const groupPlaces: number[] = []
  for (let length = 1; length <= longestGroup; length++)
    for (let at = 0; at + length <= marked.length; at++) {
      const group = marked.slice(at, at + length)
      if (group !== '_') groupPlaces.push(placeOf(group, places))
    }
  if (marked.length > longestGroup) groupPlaces.push(placeOf(`=${marked}`, places))
  return groupPlaces
}

/** The beginning of a long message is enough. */
const maxWords = 200

/** Lists the first 200 words that have a letter. */
export const wordsWithLetters = (message: string) =>
  tokens(message)
    .slice(0, maxWords)
    .filter((word) => /\p{L}/u.test(word))

const zero = 'a'.charCodeAt(0) + levels
const weightAt = (index: number) => weights.charCodeAt(index) - zero

/** What a word in Bengali letters counts towards Benglish among words in Latin ones. */
const bengaliWord = 60

const leaningOf = (word: string) =>
  isBengali(word)
    ? bengaliWord
    : placesOfWord(word, weights.length).reduce((sum, index) => sum + weightAt(index), 0)

/**
 * The language of a message. With both scripts, that of most words (Bengali in a draw); otherwise
 * Benglish or English, by letter groups that were learnt; Benglish, the most common, without words.
 */
export const languageOf = (message: string): Language => {
  const words = wordsWithLetters(message)
  const latin = words.filter((word) => !isBengali(word))
  if (words.length && latin.length * 2 <= words.length) return 'bengali'
  return words.reduce((sum, word) => sum + leaningOf(word), bias) < 0 ? 'english' : 'benglish'
}
