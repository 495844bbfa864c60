/** More than any script needs; UAX 15 stream-safe text has at most 30. */
const maxMarks = 12
/** A pattern that counts the marks itself takes 11 ms to compile. */
const marksInRow = /\p{M}+/gu

/** Ordering marks takes quadratic time. */
const withoutHeaps = (text: string) =>
  text.replace(marksInRow, (marks) =>
    marks.length > maxMarks ? [...marks].slice(0, maxMarks).join('') : marks,
  )

/**
 * A Unicode normal form at bounded cost: reads and returns at most `max` UTF-16 units, since one
 * letter can become eighteen, and keeps at most 12 marks a letter.
 */
export const inForm = (text: string, form: 'NFC' | 'NFKC' | 'NFKD', max: number) =>
  withoutHeaps(text.slice(0, max)).normalize(form).slice(0, max)

// NFC leaves these letters decomposed, because Unicode excludes them from composition.
const nukta: Record<string, string> = {
  '\u09a1\u09bc': '\u09dc',
  '\u09a2\u09bc': '\u09dd',
  '\u09af\u09bc': '\u09df',
}

const joiners = /[\u200b-\u200f\u2060\ufeff]|\ufe0e|\ufe0f/g
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/gu

/**
 * A canonical form for matching, not for storage: NFC with ড়, ঢ়, য় composed, ASCII digits, lower
 * case, no joiners or emoji. Idempotent; accepts any Unicode; at most twice as long.
 */
export const normalise = (text: string) =>
  inForm(text.toLowerCase().replace(joiners, '').replace(emoji, ' '), 'NFC', 2 * text.length)
    .replace(/[\u09a1\u09a2\u09af]\u09bc/g, (letter) => nukta[letter] ?? letter)
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)))
    .replace(/\s+/g, ' ')
    .trim()

// A word is split where the script changes: videoটা is video and টা.
const scriptChange = /[a-z](?=\p{Script=Bengali})|\p{Script=Bengali}(?=[a-z])/gu

/** Longer words are split. */
const word = /[\p{L}\p{M}\p{N}]{1,40}/gu

/** Normalised words: letters, vowel signs and digits (don't is dont), at most 40 characters each. */
export const tokens = (text: string): string[] =>
  normalise(text)
    .replace(scriptChange, '$& ')
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .match(word) ?? []
