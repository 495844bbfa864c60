import { inForm } from './in-form.ts'

// Composition exclusions: NFC leaves them decomposed.
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
