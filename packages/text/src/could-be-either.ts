import { fold } from './fold.ts'
import { isBengali } from './script.ts'
import { shortForms } from './short-forms.ts'
import { tokens } from './tokens.ts'
import { benglishWords, englishGrammar } from './words.ts'

const grammar = new Set(englishGrammar.split(' '))
/** Whether a normalised word is one of English grammar. */
export const isEnglishGrammar = (word: string) => grammar.has(word)

const benglish = new Set(benglishWords.split(' ').map(fold))

/** The beginning of a long message is enough. */
const mostWords = 200

/** Whether a normalised word in Latin letters is plainly Bengali: `kobe`, `apnader`. */
export const isBenglishWord = (word: string) => benglish.has(fold(word))

const tellsLanguage = (typed: string) => {
  const word = shortForms.get(typed) ?? typed
  return grammar.has(word) || isBenglishWord(word)
}

/** Whether no word is of English grammar or plainly Bengali (`video`, `collab?`), whatever `languageOf` says. */
export const couldBeEither = (message: string) =>
  !isBengali(message) && !tokens(message).slice(0, mostWords).some(tellsLanguage)
