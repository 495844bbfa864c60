import { limits } from '../../limits.ts'
import { codesWithTrunkZero, shortCodes } from '../../phone.ts'

const { min, max } = limits.lead.phoneDigits
const gap = '[ ().-]*'
const digits = (from: number, to: number) => `(?:\\d${gap}){${from},${to}}`

/** Codes behind which the 0 of calls within the country is dropped, so that it is no digit more. */
const codes = codesWithTrunkZero.map((code) => code.slice(1)).join('|')
const withZero = `(?:${codes})${gap}(?:0${gap}${digits(min, max)}|[1-9]${gap}${digits(min - 1, max - 1)})`
const others = `(?!${codes})(?:${shortCodes}|(?!${shortCodes})\\d{3})${gap}${digits(min, max)}`

/**
 * The forms of a number that people use, or nothing but white space. The server takes more: Bengali
 * digits, gaps of every kind, also within the code.
 */
export const phonePattern = `^\\s*(?:(?:\\+|00)(?:${withZero}|${others}))?\\s*$`
