import { beginningsOfTyped, type TypedWord } from '@bong-bari/text'

/** Letters of all the beginnings of one word, by which the more telling words are asked first. */
const length = (beginnings: readonly string[]) => Math.min(...beginnings.map((one) => one.length))

/** Words that the index is asked for, however many are typed: what it names is looked at for all. */
const most = 6

/** What the index is asked for, longer words first: fewer things have them. */
export const soughtBy = (typed: readonly TypedWord[]) =>
  typed
    .map(beginningsOfTyped)
    .sort((a, b) => length(b) - length(a))
    .slice(0, most)
