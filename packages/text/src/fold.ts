import { romanise } from './romanise.ts'

const rules: [RegExp, string][] = [
  [/kkh|ksh|kh|q|ck/g, 'k'],
  [/gh/g, 'g'],
  [/chh|ch|sh/g, 's'],
  [/jh|z/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph|f/g, 'p'],
  [/bh|v|w/g, 'b'],
  [/rh/g, 'r'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/([a-z])\1+/g, '$1'],
]

/**
 * A phonetic key: texts that sound alike in Bengali, however they are spelt in either script,
 * mostly get the same one (kemon, kamon and কেমন differ in vowels at most).
 */
export const fold = (text: string) =>
  rules.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), romanise(text))

/** The fold without its vowels inside and at the end of words: `kemon` and `kmn` become one. */
export const skeleton = (text: string) => fold(text).replace(/(?<=[a-z])[aeiouy]+/g, '')
