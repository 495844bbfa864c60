import type { PostBlock } from '@bong-bari/contract'
import { textOf } from './block-text.ts'

/**
 * Words that grown-ups read in a minute: in English about 238, silently and what is no fiction (Brysbaert
 * 2019, 190 studies). We know of no such number for Bengali; 184 is the mean of the 17 languages of
 * IReST, read aloud (Trauzettel-Klosinski and Dietz 2012), which Bengali is none of: an estimate.
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
