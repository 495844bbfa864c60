import { fold, isBengali } from '@bong-bari/text'
import { typingsIn } from './learn-lexicon.ts'
import { readWords } from './parse-words.ts'

const words = typingsIn(readWords()).filter((word) => isBengali(word) && !word.includes(' '))

/** By their sound. */
export const bengaliWords = Object.fromEntries(Map.groupBy(words, fold))
