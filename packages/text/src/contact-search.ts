import { normalise } from './normalise.ts'

/** What a search looks through. `phone` is as stored: code, space, digits. */
type Contact = { name: string; company: string; email: string | null; phone: string | null }

const phoneMarks = /[\s+().-]/g

/** The digits of a typed phone; undefined for what is no phone. A `00` or `0` in front is dropped. */
const phoneDigits = (normalised: string) => {
  const digits = normalised.replace(phoneMarks, '')
  return /^\d+$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : undefined
}

/** Letters for a search of nothing but emoji, which `normalise` drops. */
const asTyped = (text: string) => text.normalize('NFC').toLowerCase().trim()

/**
 * Makes the test whether a contact answers to `typed`: every word stands somewhere in name, company
 * or e-mail, or in the digits of the phone. Cases, encodings, joiners and kinds of digits make no
 * difference, nor do spaces, hyphens and brackets in a phone, which counts as one word.
 */
export const contactSearch = (typed: string): ((contact: Contact) => boolean) => {
  const form = normalise(typed) ? normalise : asTyped
  const wanted = form(typed)
  const words = phoneDigits(wanted) ? [wanted] : wanted.split(' ')
  const terms = words.map((word) => ({ word, digits: phoneDigits(word) }))
  return ({ name, company, email, phone }) => {
    const text = [name, company, email ?? ''].map(form).join('\n')
    const number = (phone ?? '').replace(/\D/g, '')
    return terms.every(
      ({ word, digits }) =>
        text.includes(word) || (digits !== undefined && number.includes(digits)),
    )
  }
}
