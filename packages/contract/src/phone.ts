import { asciiDigits } from './digits.ts'

/** Country codes as E.164 has them: none begins with another, so a number needs no space after its own. */
export const shortCodes = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]'
const codeAhead = new RegExp(`^\\+(?:${shortCodes}|\\d{3})`)

/** Where numbers at home begin with a 0 that is left out behind the code; Italy, say, keeps its own. */
export const codesWithTrunkZero = ['+33', '+44', '+49', '+61', '+81', '+86', '+880', '+91', '+971']

/** What stands between the digits of a number: spaces, brackets, dots, dashes, marks of direction. */
const between = /[\s().\p{Pd}\p{Cf}]/gu

/**
 * Divides a number that names its country (`+880 1712-345678`, `00918801...`) into code and digits. The
 * 0 that belongs to calls within the country is dropped, Bengali digits become ASCII. Gives `undefined`
 * where no code stands in front, and leaves what is no digit in `digits`.
 */
export const splitPhone = (typed: string) => {
  const text = asciiDigits(typed).replace(between, '').replace(/^00/, '+')
  const [code] = codeAhead.exec(text) ?? []
  if (!code) return
  const digits = text.slice(code.length)
  return {
    code,
    digits: codesWithTrunkZero.includes(code) ? digits.replace(/^0(?=\d)/, '') : digits,
  }
}
