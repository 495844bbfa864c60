import { romanise } from './romanise.ts'
import { isBengali } from './script.ts'

const rules: [RegExp, string][] = [
  // Letters that are repeated for emphasis count once: pleaseee, kobeee.
  [/([a-z])\1{2,}/g, '$1'],
  [/x/g, 'ks'],
  [/[ts]ion/g, 'son'],
  [/ck|q/g, 'k'],
  [/c{1,9}h{1,9}|s{1,9}h{1,9}/g, 's'],
  [/k{1,9}s?h{1,9}/g, 'k'],
  [/jh|z/g, 'j'],
  [/ph|f/g, 'p'],
  [/bh|v/g, 'b'],
  [/([gtdr])h{1,9}/g, '$1'],
  // খাওয়া is typed khaoa, khawa, khaowa and khaoya.
  [/([aeiou])o?[wy](?=a)/g, '$1o'],
  // স্বপ্ন is typed swapno and shopno, ব্যাপার byapar and bapar, অঙ্ক ongko and onko.
  [/([sdtjk])w(?=[ao])/g, '$1'],
  [/([bcdfgjklmnpstv])y(?=a)/g, '$1'],
  [/ng(?=[kg])/g, 'n'],
  [/w/g, 'b'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/([a-z])\1+/g, '$1'],
]

const foldOnce = (text: string) =>
  rules.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), text)

const settled = (text: string): string => {
  const folded = foldOnce(text)
  return folded === text ? text : settled(folded)
}

/**
 * A phonetic key in a-z: texts that sound alike in Bengali mostly share one, in either script
 * (bhalo, valo and ভালো are `balo`; kemon and kamon differ). Other scripts stay. Idempotent.
 */
export const fold = (text: string) => settled(romanise(text))

/** The fold with only word-initial vowels: `kemon` and `kmn` are one. */
export const skeleton = (text: string) => skeletonOfFold(fold(text))

export const skeletonOfFold = (folded: string) => folded.replace(/([a-z])[aeiouy]+/g, '$1')

/** A key for texts of one script that sound alike. */
export const soundKey = (text: string) => {
  const sound = fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return `${isBengali(text) ? 'bengali' : 'latin'}:${sound.trim()}`
}
