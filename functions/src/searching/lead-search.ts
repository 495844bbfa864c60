import type { Lead } from '@bong-bari/contract'
import {
  beginningsOfTyped,
  firstSearchWords,
  hasTypedWords,
  searchWords,
  searchWordsOfPhone,
  type TypedWord,
  typedWords,
} from '@bong-bari/text'

/** Telling words first. */
const length = (beginnings: readonly string[]) => Math.min(...beginnings.map((one) => one.length))

/** Queried; the rest is tested on the results. */
const most = 6

/** Longer words first, as they are rarer. */
const searchedWords = (typed: readonly TypedWord[]) =>
  typed
    .map(beginningsOfTyped)
    .sort((a, b) => length(b) - length(a))
    .slice(0, most)

type Searched = Pick<Lead, 'name' | 'company' | 'email' | 'phone' | 'message' | 'followUpNotes'>

/** Each word costs several writes. */
const mostOfStranger = 40

/** 40 of the message, 200 of the notes. */
export const wordsOfLead = ({ name, company, email, phone, followUpNotes, message }: Searched) => [
  ...searchWordsOfPhone(phone),
  ...searchWords(name, company, email),
  ...firstSearchWords(mostOfStranger, message),
  ...searchWords(followUpNotes),
]

/** The index query, and the test per lead. */
export const leadSearch = (q: string) => {
  const typed = typedWords(q)
  return {
    sought: searchedWords(typed),
    matches: (lead: Searched) => typed.length > 0 && hasTypedWords(wordsOfLead(lead), typed),
  }
}
