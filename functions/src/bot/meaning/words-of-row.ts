import { createHash } from 'node:crypto'
import type { Training } from '@bong-bari/contract'

/** What a row is asked for, as a model reads it: the more telling the earlier, since long texts lose their end. */
export const wordsOfRow = ({ userMessage, keyword, variants }: Training) =>
  [userMessage, keyword, ...variants].join('\n')

/** Tells whether a vector was made from these words. */
export const hashOf = (words: string) =>
  createHash('sha256').update(words).digest('base64url').slice(0, 22)
