import { formatNumber } from './digits.ts'

// Apart from the schemas, whose code no public page loads.

/**
 * What shows nothing by itself, as the inside of a character class with the flag `u`: white space, controls, marks without their letter,
 * what Unicode calls ignorable (fillers, joiners, tags, variation selectors), and letters and signs that fonts draw blank.
 */
const invisibleSigns =
  '\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800\\u{13441}\\u{13442}\\u{1d159}'

const visibleSign = new RegExp(`[^${invisibleSigns}]`, 'u')

/** Returns whether a reader sees anything of a text. What is required must show something. */
export const isVisible = (text: string) => visibleSign.test(text)

/** Neither store nor exports can carry NUL or lone surrogates. */
export const isStorableText = (text: string) => !/[\0\p{Cs}]/u.test(text)

/** A rule of a text, and what is said of a text that breaks it. */
export type TextRule = readonly [holds: (text: string) => boolean, message: string]

/** Counts code points, as `z.maxLength` does. */
export const countCharacters = (text: string) => [...text].length

/** A text of at most `max` code points. NUL and lone surrogates are refused. Messages begin with `label`. */
export const textRules = (max: number, label: string) =>
  [
    [
      (text) => countCharacters(text) <= max,
      `${label} must be at most ${formatNumber(max)} characters`,
    ],
    [isStorableText, `${label} contains characters that cannot be stored`],
  ] as const satisfies TextRule[]

const controls = /[^\P{Cc}\t\n\v\f\r]|[\u2028\u2029]/u

/** Controls other than white space, which is folded, are refused. */
export const oneLineRule = (label: string): TextRule => [
  (text) => !controls.test(text),
  `${label} must be one line without control characters`,
]

export const lineRules = (max: number, label: string): TextRule[] => [
  ...textRules(max, label),
  oneLineRule(label),
]

export const visibleRule = (label: string): TextRule => [isVisible, `${label} is required`]

/** Returns what is said of a text by the first rule that it breaks. */
export const findBrokenRule = (text: string, rules: readonly TextRule[]) =>
  rules.find(([holds]) => !holds(text))?.[1]

/** Contact apps add these when something is copied from them. */
const invisibleCharacters = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Joiners have a meaning only behind a hasanta, between letters and in emoji; all others are dropped. */
const looseJoiners =
  /(\u09cd[\u200c\u200d]|[\p{L}\p{M}\p{Emoji}][\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}]))|[\u200c\u200d]/gu

/** Folds white space and drops invisible characters. */
export const normalizeLine = (text: string) =>
  text.replace(invisibleCharacters, '').replace(looseJoiners, '$1').replace(/\s+/g, ' ').trim()

const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@/][^\s@]*@|tel:\+?\d|\/(?!\/))/i

/** Parses an address; undefined if it is invalid. Older browsers lack `URL.parse`. */
export const parseAddress = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Returns whether a link may be shown: http(s), mailto, tel or a path of this site. */
export const isSafeLink = (link: string) =>
  schemes.test(link) &&
  !/[\s\\\p{Cc}]/u.test(link) &&
  (link.startsWith('/') || parseAddress(link) !== undefined)
