import { normalise } from './normalise.ts'

/** The words of a text in normalised form: runs of letters, vowel signs and digits. */
export const tokens = (text: string): string[] =>
  normalise(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
