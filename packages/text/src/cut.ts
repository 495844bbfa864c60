/** Made when first asked for: it takes 8 ms, and most texts are short enough. */
let graphemes: Intl.Segmenter | undefined

/**
 * The beginning of `text`, at most `max` UTF-16 units long and ending where a reader sees a whole
 * letter: Bengali conjuncts and emoji are never split.
 */
export const cut = (text: string, max: number) => {
  if (text.length <= max) return text
  graphemes ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  const { index = max } = graphemes.segment(text).containing(max) ?? {}
  return text.slice(0, index)
}
