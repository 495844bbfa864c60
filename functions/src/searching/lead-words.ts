import type { Lead } from '@bong-bari/contract'
import { hasTypedWords, searchWords, searchWordsOfPhone, typedWords } from '@bong-bari/text'
import { soughtBy } from './sought.ts'

type Searched = Pick<Lead, 'name' | 'company' | 'email' | 'phone' | 'message' | 'followUpNotes'>

/** What a lead is found by; its phone always, of its texts the first 200 words. */
export const wordsOfLead = ({ name, company, email, phone, followUpNotes, message }: Searched) => [
  ...searchWordsOfPhone(phone),
  ...searchWords(name, company, email, followUpNotes, message),
]

/** The leads that somebody looks for: what the index is asked for, and the test of each lead. */
export const leadSearch = (q: string) => {
  const typed = typedWords(q)
  return {
    sought: soughtBy(typed),
    matches: (lead: Searched) => typed.length > 0 && hasTypedWords(wordsOfLead(lead), typed),
  }
}
