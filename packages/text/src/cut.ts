/** Made when first asked for: it takes 8 ms, and most texts are short enough. */
let graphemes: Intl.Segmenter | undefined

const virama = '\u09cd'
const joiner = '\u200d'

/** UTF-16 units of the longest letter that is kept whole: families of emoji have 25 at most. */
const longestLetter = 64

/** What goes on a letter: a mark, a joiner, the second half of a pair. */
const goesOnLetter = /\p{M}|\u200c|\u200d|[\udc00-\udfff]/u

const isInside = (text: string, index: number) => {
  const [before, at] = [text[index - 1] ?? '', text.slice(index, index + 1)]
  return goesOnLetter.test(at) || before === virama || before === joiner
}

/** Where the letter that reaches to `index` begins, as near as it can be told without a segmenter. */
const letterStart = (text: string, index: number) => {
  let start = index
  while (start > 0 && index - start <= longestLetter && isInside(text, start)) start--
  return start
}

const graphemeStart = (text: string, index: number) => {
  if (!('Segmenter' in Intl)) return letterStart(text, index)
  graphemes ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  // What follows the letter at `index` decides nothing, however much it is.
  return graphemes.segment(text.slice(0, index + 2)).containing(index)?.index ?? index
}

const isPair = (text: string, index: number) =>
  /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index - 1, index + 1))

/**
 * The beginning of `text`, at most `max` UTF-16 units long and ending where a reader sees a whole
 * letter: Bengali conjuncts and emoji are never split. A letter of more than 64 units, which is none
 * of any writing, is cut like a text.
 */
export const cut = (text: string, max: number) => {
  if (text.length <= max) return text
  const start = graphemeStart(text, max)
  if (max - start <= longestLetter) return text.slice(0, start)
  return text.slice(0, isPair(text, max) ? max - 1 : max)
}
