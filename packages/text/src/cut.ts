import { once } from './memoise.ts'

/** Created on demand: takes 8 ms, and most texts are short. */
const readSegmenter = once(() => new Intl.Segmenter('bn', { granularity: 'grapheme' }))

const graphemesOf = (text: string) => readSegmenter().segment(text)

const virama = '\u09cd'
const joiner = '\u200d'

/** With র and ল of Assamese; ড়, ঢ় and য় may be one character. */
const bengaliConsonant = /[\u0995-\u09b9\u09dc\u09dd\u09df\u09f0\u09f1]/

/** UTF-16 units; family emoji have up to 25. */
const longestLetter = 64

/** A mark, a joiner, or a low surrogate. */
const goesOnLetter = /\p{M}|\u200c|\u200d|[\udc00-\udfff]/u

/** Engines differ in what they call one letter; these are whole in all of them: marks, conjuncts, families of emoji. */
const isInside = (text: string, index: number) => {
  const [before, at] = [text[index - 1] ?? '', text.slice(index, index + 1)]
  return (
    goesOnLetter.test(at) || before === joiner || (before === virama && bengaliConsonant.test(at))
  )
}

/** The start of the letter at `index`, as far as marks and hasantas tell. */
const letterStart = (text: string, index: number) => {
  let start = index
  while (start > 0 && index - start <= longestLetter && isInside(text, start)) start--
  return start
}

const graphemeStart = (text: string, index: number): number => {
  const start = letterStart(text, index)
  if (!('Segmenter' in Intl)) return start
  // What follows the letter is irrelevant, however long.
  const clusterStart = graphemesOf(text.slice(0, start + 2)).containing(start)?.index ?? start
  return clusterStart < start && index - clusterStart <= longestLetter
    ? graphemeStart(text, clusterStart)
    : clusterStart
}

/** A vowel with the hasanta that joins it to a য, as in অ্যাপ: one letter to readers, two graphemes to Unicode. */
const vowelBeforeYa = /[\u0985-\u0994\u09e0\u09e1][\u200c\u200d]*\u09cd[\u200c\u200d]*$/

const ya = '\u09af'

const wholeStart = (text: string, index: number) => {
  const start = graphemeStart(text, index)
  if (text[start] !== ya) return start
  const vowel = vowelBeforeYa.exec(text.slice(Math.max(0, start - longestLetter), start))?.[0]
  return vowel ? graphemeStart(text, start - vowel.length) : start
}

const isPair = (text: string, index: number) =>
  /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index - 1, index + 1))

/**
 * The beginning of `text`, at most `max` UTF-16 units, never splitting Bengali conjuncts, অ্যা or emoji.
 * Clusters over 64 units, which no script has, are cut anywhere.
 */
export const cut = (text: string, max: number) => {
  if (text.length <= max) return text
  const start = wholeStart(text, max)
  if (max - start <= longestLetter) return text.slice(0, start)
  return text.slice(0, isPair(text, max) ? max - 1 : max)
}

/** The letters of a text as readers see them: conjuncts, অ্যা and emoji are whole. For engines with `Intl.Segmenter`. */
export const lettersOf = (text: string): string[] => {
  const letters: string[] = []
  for (const { segment, index } of graphemesOf(text)) {
    const before = letters.at(-1) ?? ''
    if (isInside(text, index) || (segment.startsWith(ya) && vowelBeforeYa.test(before)))
      letters[letters.length - 1] = before + segment
    else letters.push(segment)
  }
  return letters
}

/** The beginning of `text` on one line: {@link cut}, and … behind it if there is more. */
export const excerptOfText = (text: string, max: number) => {
  const start = cut(text, max)
  const line = start.replace(/\s+/g, ' ').trim()
  return text.slice(start.length).trim() ? `${line.replace(/…$/, '')}…` : line
}
