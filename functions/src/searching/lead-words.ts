import type { Lead } from '@bong-bari/contract'
import {
  firstSearchWords,
  hasTypedWords,
  searchWords,
  searchWordsOfPhone,
  typedWords,
} from '@bong-bari/text'
import { searchedWords } from './searched-words.ts'

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
