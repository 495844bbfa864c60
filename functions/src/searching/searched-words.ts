import { beginningsOfTyped, type TypedWord } from '@bong-bari/text'

/** Telling words first. */
const length = (beginnings: readonly string[]) => Math.min(...beginnings.map((one) => one.length))

/** Queried; the rest is tested on the results. */
const most = 6

/** Longer words first, as they are rarer. */
export const searchedWords = (typed: readonly TypedWord[]) =>
  typed
    .map(beginningsOfTyped)
    .sort((a, b) => length(b) - length(a))
    .slice(0, most)
