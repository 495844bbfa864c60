import { fold } from './fold.ts'
import { isBengali } from './script.ts'
import { shortForms } from './short-forms.ts'
import { tokens } from './tokens.ts'
import { benglishWords, englishGrammar, englishWords } from './words.ts'

export type Language = 'bengali' | 'benglish' | 'english'

const grammar = new Set(englishGrammar.split(' '))
/** Whether a normalised word is one of English grammar. */
export const isEnglishGrammar = (word: string) => grammar.has(word)

const borrowed = new Set(englishWords.split(' '))
const benglish = new Set(benglishWords.split(' ').map(fold))

const benglishEnding =
  /(c?ch?[ieo]|chh?en|[aeiou]ben|[rlknt]bo|[aeo]bo|lam|gulo|guli|[aeiou]der|[a-z]ke|[a-z]tei?|ota|[^o]ta)$/
const benglishSound = /^(bh|dh|jh|kh|chh)|[aeiou](bh|dh|jh|chh)/
const englishEnding = /(ing|tion|sion|ment|ness|ly|ed|able|ful|ous|ive|ght|ck|ty|al|ic|ance|ence)$/

/** The beginning of a long message is enough. */
const mostWords = 200

type Vote = { benglish: number; english: number }

/**
 * Grammar decides: English nouns and verbs occur in Bengali sentences, rarely the reverse. Unknown
 * words count a little by their look.
 */
const voteOf = (typed: string): Vote => {
  if (isBengali(typed)) return { benglish: 1, english: 0 }
  const word = shortForms.get(typed) ?? typed
  if (grammar.has(word)) return { benglish: 0, english: 1 }
  if (borrowed.has(word)) return { benglish: 0, english: 0.35 }
  if (benglish.has(fold(word))) return { benglish: 1, english: 0 }
  if (word.length < 4) return { benglish: 0, english: 0 }
  if (englishEnding.test(word)) return { benglish: 0, english: 0.3 }
  const looksBengali = benglishEnding.test(word) || benglishSound.test(word)
  return { benglish: looksBengali ? 0.3 : 0, english: 0 }
}

/**
 * The language of a message. With both scripts, that of most words (Bengali in a draw); otherwise
 * by votes of its words; Benglish, the most common, without any.
 */
export const languageOf = (message: string): Language => {
  const words = tokens(message)
    .slice(0, mostWords)
    .filter((word) => /\p{L}/u.test(word))
  const latin = words.filter((word) => !isBengali(word))
  if (words.length && latin.length * 2 <= words.length) return 'bengali'
  const votes = words.map(voteOf)
  const sum = (side: keyof Vote) => votes.reduce((total, vote) => total + vote[side], 0)
  return sum('english') > sum('benglish') ? 'english' : 'benglish'
}

/** True if all words are English ones that Benglish borrows (`video`, `collab?`), whatever `languageOf` says. */
export const couldBeEither = (message: string) => {
  if (isBengali(message)) return false
  const votes = tokens(message).slice(0, mostWords).map(voteOf)
  return votes.every(({ benglish, english }) => benglish < 1 && english < 1)
}
