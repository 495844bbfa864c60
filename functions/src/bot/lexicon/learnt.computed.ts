import { learnLexicon, readWordList } from './learn-lexicon.ts'

export const learnt = learnLexicon(readWordList())
