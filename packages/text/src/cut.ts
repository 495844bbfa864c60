/** Made when first asked for: it takes 8 ms, and most texts are short enough. */
let graphemes: Intl.Segmenter | undefined

const virama = '\u09cd'
const joiner = '\u200d'

/** What goes on a letter: a mark, a joiner, the second half of a pair. */
const goesOnLetter = /\p{M}|\u200c|\u200d|[\udc00-\udfff]/u

/** Where the letter that reaches to `index` begins, as near as it can be told without a segmenter. */
const letterStart = (text: string, index: number): number => {
  const [before, at] = [text[index - 1] ?? '', text.slice(index, index + 1)]
  const isInside = goesOnLetter.test(at) || before === virama || before === joiner
  return index > 0 && isInside ? letterStart(text, index - 1) : index
}

/**
 * The beginning of `text`, at most `max` UTF-16 units long and ending where a reader sees a whole
 * letter: Bengali conjuncts and emoji are never split.
 */
export const cut = (text: string, max: number) => {
  if (text.length <= max) return text
  if (!('Segmenter' in Intl)) return text.slice(0, letterStart(text, max))
  graphemes ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  const { index = max } = graphemes.segment(text).containing(max) ?? {}
  return text.slice(0, index)
}
