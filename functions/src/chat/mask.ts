import { cut, inForm } from '@bong-bari/text'

const eMail = '[e-mail]'

/**
 * An e-mail address, or an account of UPI: riya@gmail.com, riya @ okaxis. What could stand before the
 * sign is passed over whole where there is none, so that no letter is looked at twice.
 */
const address = /[^\s@<>()"',;:]+(\s?@\s?[^\s@<>()"',;:]+(?:\s?\.\s?[a-z]{2,4}\b){0,9})?/giu

/** Spelt out: riya at gmail dot com. */
const spelt =
  /[\p{L}\p{M}\p{N}._-]+(\s{1,9}(?:at|অ্যাট|এট)\s{1,9}[\p{L}\p{M}\p{N}-]{1,64}\s{1,9}(?:dot|ডট)\s{1,9}[\p{L}\p{M}]+)?/giu

/** Seven digits and more of any script, however they are parted. */
const number = /\+?\(?\p{Nd}(?:[\p{Z}\p{P}\p{Sm}\p{Cf}]{0,3}\p{Nd}){6,}/gu

const maskedMail = (found: string, rest: string | undefined) => (rest ? eMail : found)

/** The longest text that is read, in UTF-16 units, before and after letters are brought to one form. */
const longest = 2_000

/** A text without the e-mail addresses and the telephone and account numbers in it. */
export const masked = (text: string) =>
  inForm(cut(text, longest), 'NFKC', longest)
    .replace(address, maskedMail)
    .replace(spelt, maskedMail)
    .replace(number, '[number]')
