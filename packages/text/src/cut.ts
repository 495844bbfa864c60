/** Created on demand: takes 8 ms, and most texts are short. */
let graphemes: Intl.Segmenter | undefined

const virama = '\u09cd'
const joiner = '\u200d'

/** UTF-16 units; family emoji have up to 25. */
const longestLetter = 64

/** A mark, a joiner, or a low surrogate. */
const goesOnLetter = /\p{M}|\u200c|\u200d|[\udc00-\udfff]/u

const isInside = (text: string, index: number) => {
  const [before, at] = [text[index - 1] ?? '', text.slice(index, index + 1)]
  return goesOnLetter.test(at) || before === virama || before === joiner
}

/** Approximates the start of the letter at `index` without a segmenter. */
const letterStart = (text: string, index: number) => {
  let start = index
  while (start > 0 && index - start <= longestLetter && isInside(text, start)) start--
  return start
}

const graphemeStart = (text: string, index: number) => {
  if (!('Segmenter' in Intl)) return letterStart(text, index)
  graphemes ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  // What follows the letter is irrelevant, however long.
  return graphemes.segment(text.slice(0, index + 2)).containing(index)?.index ?? index
}

const isPair = (text: string, index: number) =>
  /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index - 1, index + 1))

/**
 * The beginning of `text`, at most `max` UTF-16 units, never splitting Bengali conjuncts or emoji.
 * Clusters over 64 units, which no script has, are cut anywhere.
 */
export const cut = (text: string, max: number) => {
  if (text.length <= max) return text
  const start = graphemeStart(text, max)
  if (max - start <= longestLetter) return text.slice(0, start)
  return text.slice(0, isPair(text, max) ? max - 1 : max)
}
