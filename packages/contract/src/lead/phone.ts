import { toAsciiDigits } from '../route/digits.ts'

/** The country codes of E.164. No code is a prefix of another, so a number needs no separator behind it. */
const shortCodes = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]'
const codeAhead = new RegExp(`^\\+(?:${shortCodes}|\\d{3})`)

/** A trunk 0 behind these codes is dropped. Other countries, such as Italy, keep it. */
export const codesWithTrunkZero = ['+33', '+44', '+49', '+61', '+81', '+86', '+880', '+91', '+971']

/** How many digits a number has within a country, without a trunk 0, for the countries that the forms list. */
const nationalLengths: Record<string, readonly [min: number, max: number]> = {
  '+1': [10, 10],
  '+33': [9, 9],
  '+44': [9, 10],
  '+49': [7, 11],
  '+61': [9, 9],
  '+65': [8, 8],
  '+81': [9, 10],
  '+86': [10, 11],
  '+880': [8, 10],
  '+91': [10, 10],
  '+971': [8, 9],
}

/** Converts digits of every script, and the plus of a full-width keyboard, to ASCII. */
export const toAsciiPhone = (typed: string) => toAsciiDigits(typed).replace(/\uff0b/g, '+')

const between = /[\s().\p{Pd}\p{Cf}]/gu

const withoutTrunkZero = (code: string, digits: string) =>
  codesWithTrunkZero.includes(code) ? digits.replace(/^0(?=\d)/, '') : digits

/**
 * The national part of what was typed behind a code. The same code is dropped where it is typed once more: behind + or 00 always, and
 * bare only if the digits are too many for a number of that country and the rest is not. So `919830012345` loses its 91, and
 * `9198300123`, which has the ten digits of an Indian number, keeps it.
 */
const nationalPart = (code: string, typed: string): string => {
  const text = typed.replace(/^00/, '+')
  if (text.startsWith(code)) return nationalPart(code, text.slice(code.length))
  const digits = withoutTrunkZero(code, text)
  const [min, max] = nationalLengths[code] ?? [0, Number.POSITIVE_INFINITY]
  if (digits.length <= max || !digits.startsWith(code.slice(1))) return digits
  const rest = withoutTrunkZero(code, digits.slice(code.length - 1))
  return min <= rest.length && rest.length <= max ? rest : digits
}

/**
 * Splits an international number (`+880 1712-345678`, `00918801...`). Drops a trunk 0 and a code that is typed twice, makes the digits of
 * every script ASCII, keeps other characters in `digits`. Undefined without a code.
 */
export const splitPhone = (typed: string) => {
  const text = toAsciiPhone(typed).replace(between, '').replace(/^00/, '+')
  const [code] = codeAhead.exec(text) ?? []
  return code ? { code, digits: nationalPart(code, text.slice(code.length)) } : undefined
}

/** Returns a phone number as it is stored (`+91 9830012345`), see {@link splitPhone}; `''` if it is only a country code. */
export const normalizePhone = (typed: string) => {
  const phone = splitPhone(typed)
  if (!phone) return typed.trim()
  return phone.digits && `${phone.code} ${phone.digits}`
}
