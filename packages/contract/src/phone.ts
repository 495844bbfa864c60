import { asciiDigits } from './digits.ts'

/** E.164: no code is a prefix of another, so no separator is needed. */
export const shortCodes = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]'
const codeAhead = new RegExp(`^\\+(?:${shortCodes}|\\d{3})`)

/** A trunk 0 is dropped after these; Italy, say, keeps it. */
export const codesWithTrunkZero = ['+33', '+44', '+49', '+61', '+81', '+86', '+880', '+91', '+971']

const between = /[\s().\p{Pd}\p{Cf}]/gu

/**
 * Splits an international number (`+880 1712-345678`, `00918801...`). Drops a trunk 0, makes Bengali digits ASCII, keeps other characters
 * in `digits`. Undefined without a code.
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
