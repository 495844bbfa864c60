import { normalise } from './normalise.ts'

// videoটা is video and টা.
const scriptChange = /[a-z](?=\p{Script=Bengali})|\p{Script=Bengali}(?=[a-z])/gu

/** Longer words are split. */
const word = /[\p{L}\p{M}\p{N}]{1,40}/gu

/** Normalised words: letters, vowel signs and digits (don't is dont), at most 40 characters each. */
export const tokens = (text: string): string[] =>
  normalise(text)
    .replace(scriptChange, '$& ')
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .match(word) ?? []
