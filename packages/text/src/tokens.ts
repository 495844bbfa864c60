import { normalise } from './normalise.ts'

/** The words of a text in normalised form: runs of letters, vowel signs and digits (don't is dont). */
export const tokens = (text: string): string[] =>
  normalise(text)
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
