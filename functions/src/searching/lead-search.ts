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

const shortestLength = (beginnings: readonly string[]) =>
  Math.min(...beginnings.map((one) => one.length))

/** So many words are queried; the rest is tested on the results. */
const maxQueriedWords = 6

/** Chooses the words to query. Longer ones come first, as they are rarer. */
const chooseQueriedWords = (typed: readonly TypedWord[]) =>
  typed
    .map(beginningsOfTyped)
    .sort((a, b) => shortestLength(b) - shortestLength(a))
    .slice(0, maxQueriedWords)

type SearchedLead = Pick<Lead, 'name' | 'company' | 'email' | 'phone' | 'message' | 'followUpNotes'>

/** Each word costs several writes, and the message comes from a stranger. */
const maxMessageWords = 40

/** Lists the words by which a lead is found: at most 40 of its message and 200 of the notes. */
export const listLeadWords = ({
  name,
  company,
  email,
  phone,
  followUpNotes,
  message,
}: SearchedLead) => [
  ...searchWordsOfPhone(phone),
  ...searchWords(name, company, email),
  ...firstSearchWords(maxMessageWords, message),
  ...searchWords(followUpNotes),
]

/** Parses a search: `sought` is what to query in the index, `matches` tests a lead that was found. */
export const parseLeadSearch = (q: string) => {
  const typed = typedWords(q)
  return {
    sought: chooseQueriedWords(typed),
    matches: (lead: SearchedLead) => typed.length > 0 && hasTypedWords(listLeadWords(lead), typed),
  }
}
