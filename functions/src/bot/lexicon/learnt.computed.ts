import { learnLexicon, readWords } from './learn-lexicon.ts'

export const learnt = learnLexicon(readWords())
