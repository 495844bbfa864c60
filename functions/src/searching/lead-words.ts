import type { Lead } from '@bong-bari/contract'
import {
  firstSearchWords,
  hasTypedWords,
  searchWords,
  searchWordsOfPhone,
  typedWords,
} from '@bong-bari/text'
import { soughtBy } from './sought.ts'

type Searched = Pick<Lead, 'name' | 'company' | 'email' | 'phone' | 'message' | 'followUpNotes'>

/** Words of what a stranger wrote: each costs several writes. */
const mostOfStranger = 40

/** What a lead is found by: its phone, all words of whose it is, 40 of its message, 200 of the team's notes. */
export const wordsOfLead = ({ name, company, email, phone, followUpNotes, message }: Searched) => [
  ...searchWordsOfPhone(phone),
  ...searchWords(name, company, email),
  ...firstSearchWords(mostOfStranger, message),
  ...searchWords(followUpNotes),
]

/** The leads that somebody looks for: what the index is asked for, and the test of each lead. */
export const leadSearch = (q: string) => {
  const typed = typedWords(q)
  return {
    sought: soughtBy(typed),
    matches: (lead: Searched) => typed.length > 0 && hasTypedWords(wordsOfLead(lead), typed),
  }
}
