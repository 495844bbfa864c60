import type { PostBlock } from '@bong-bari/contract'
import { textOf } from './block-text.ts'

/**
 * Words that grown-ups read silently in a minute: in English 238 (Brysbaert 2019, 190 studies). For
 * Bengali no such number is published; 184 is the mean of the 17 languages of IReST
 * (Trauzettel-Klosinski and Dietz 2012).
 */
const wordsPerMinute = { english: 238, bengali: 184 }

const hasLetter = /[\p{L}\p{N}]/u
const bengali = /[\u0980-\u09ff]/

/** Minutes that it takes to read the blocks, whole and at least one, and whether they are Bengali for the most part. */
export const readingTime = (blocks: readonly PostBlock[]) => {
  const words = textOf(blocks)
    .split(/\s+/)
    .filter((one) => hasLetter.test(one))
  const inBengali = words.filter((one) => bengali.test(one)).length
  const inOthers = words.length - inBengali
  const minutes = inBengali / wordsPerMinute.bengali + inOthers / wordsPerMinute.english
  return { minutes: Math.max(1, Math.round(minutes)), isBengali: inBengali > inOthers }
}
