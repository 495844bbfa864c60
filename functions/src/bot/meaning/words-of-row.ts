import { createHash } from 'node:crypto'
import type { Training } from '@bong-bari/contract'

/** The more telling the earlier: long texts lose their end. */
export const wordsOfRow = ({ userMessage, keyword, variants }: Training) =>
  [userMessage, keyword, ...variants].join('\n')

/** Tells whether a vector is of these words. */
export const hashOf = (words: string) =>
  createHash('sha256').update(words).digest('base64url').slice(0, 22)
