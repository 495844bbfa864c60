import { learnLexicon } from './learn-lexicon.ts'
import { readWords } from './parse-words.ts'

/** A text of JSON: engines read it sooner than lists that stand in code. */
export const learnt = JSON.stringify(learnLexicon(readWords()))
