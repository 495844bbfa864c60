import { beginningsOfTyped, type TypedWord } from '@bong-bari/text'

/** The more telling words are asked first. */
const length = (beginnings: readonly string[]) => Math.min(...beginnings.map((one) => one.length))

/** The index is asked for so many; the others are tested on what it finds. */
const most = 6

/** Longer words first: fewer things have them. */
export const soughtBy = (typed: readonly TypedWord[]) =>
  typed
    .map(beginningsOfTyped)
    .sort((a, b) => length(b) - length(a))
    .slice(0, most)
