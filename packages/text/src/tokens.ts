import { normalise } from './normalise.ts'

// videoটা is video and টা.
const scriptChange = /[a-z](?=\p{Script=Bengali})|\p{Script=Bengali}(?=[a-z])/gu

/** Letters of the longest word: what is longer is read as several. */
const word = /[\p{L}\p{M}\p{N}]{1,40}/gu

/** The words of a text in normalised form: runs of letters, vowel signs and digits (don't is dont), 40 at most in one. */
export const tokens = (text: string): string[] =>
  normalise(text)
    .replace(scriptChange, '$& ')
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .match(word) ?? []
