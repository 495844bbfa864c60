const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/**
 * The beginning of `text`, at most `max` UTF-16 units long and ending where a reader sees a whole
 * letter: Bengali conjuncts and emoji are never split.
 */
export const cut = (text: string, max: number) => {
  if (text.length <= max) return text
  const { index = max } = graphemes.segment(text).containing(max) ?? {}
  return text.slice(0, index)
}
