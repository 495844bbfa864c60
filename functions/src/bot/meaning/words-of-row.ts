import { createHash } from 'node:crypto'
import type { Training } from '@bong-bari/contract'

/** Telling ones first: long texts are cut. */
export const wordsOfRow = ({ userMessage, keyword, variants }: Training) =>
  [userMessage, keyword, ...variants].join('\n')

/** To recognise a vector's words. */
export const hashOf = (words: string) =>
  createHash('sha256').update(words).digest('base64url').slice(0, 22)
