import { learnLexicon } from './learn-lexicon.ts'
import { readWords } from './parse-words.ts'

export const learnt = learnLexicon(readWords())
