import type { PostBlock } from '@bong-bari/contract'
import { textOf } from './block-text.ts'

/**
 * English: 238, silent non-fiction (Brysbaert 2019, 190 studies). Bengali is an estimate: the mean
 * of the 17 languages of IReST, read aloud, without Bengali (Trauzettel-Klosinski and Dietz 2012).
 */
const wordsPerMinute = { english: 238, bengali: 184 }

const hasLetter = /[\p{L}\p{N}]/u
const bengali = /[\u0980-\u09ff]/

/** Whole minutes, at least one, and whether most of it is Bengali. */
export const readingTime = (blocks: readonly PostBlock[]) => {
  const words = textOf(blocks)
    .split(/\s+/)
    .filter((one) => hasLetter.test(one))
  const inBengali = words.filter((one) => bengali.test(one)).length
  const inOthers = words.length - inBengali
  const minutes = inBengali / wordsPerMinute.bengali + inOthers / wordsPerMinute.english
  return { minutes: Math.max(1, Math.round(minutes)), isBengali: inBengali > inOthers }
}
