import { inForm } from './in-form.ts'

// NFC leaves these three decomposed (they are composition exclusions), so either form may arrive.
const nukta: Record<string, string> = {
  '\u09a1\u09bc': '\u09dc',
  '\u09a2\u09bc': '\u09dd',
  '\u09af\u09bc': '\u09df',
}

const joiners = /[\u200b-\u200f\u2060\ufeff]|\ufe0e|\ufe0f/g
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/gu

/**
 * One form for texts that read the same: NFC with ড়, ঢ়, য় as single letters, ASCII digits, lower
 * case, and neither joiners nor emoji. For keys and matching only; texts are stored as typed.
 * Idempotent; any Unicode is accepted. At most twice as long as the text.
 */
export const normalise = (text: string) =>
  inForm(text.toLowerCase().replace(joiners, '').replace(emoji, ' '), 'NFC', 2 * text.length)
    .replace(/[\u09a1\u09a2\u09af]\u09bc/g, (letter) => nukta[letter] ?? letter)
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)))
    .replace(/\s+/g, ' ')
    .trim()
