import type { Shaped, Shaper } from './shape.ts'

/** One line of a cell: the words drawn on it, and the stored text that it stands for. */
export type Line = { words: { x: number; shaped: Shaped }[]; text: string }

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** White space with what follows it; control characters draw nothing. */
const pieces = /\r\n|[\n\r\u2028\u2029]|[^\S\n\r\u2028\u2029]+|\S+/gu
const lineEnd = /^[\n\r\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped
const undrawable = /[\u0000-\u001f\u007f-\u009f\ufeff]/g

const drawing =
  (shape: Shaper): Shaper =>
  (text) =>
    shape(text.replace(undrawable, ''))

/** Cuts a word that is wider than a line into parts that fit, between graphemes only. */
const fitting = (word: string, width: number, shape: Shaper) => {
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const { segment } of graphemes.segment(word)) {
    const wide = shape(segment).width
    if (part && used + wide > width) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += segment
    used += wide
  }
  return part ? [...parts, part] : parts
}

/** Breaks a text into lines of at most `width`, in 1/1000 of the type size. */
export const wrap = (text: string, width: number, shaper: Shaper): Line[] => {
  const shape = drawing(shaper)
  const lines: Line[] = []
  let line: Line = { words: [], text: '' }
  let x = 0
  const startLine = () => {
    lines.push(line)
    line = { words: [], text: '' }
    x = 0
  }
  const place = (word: string) => {
    const shaped = shape(word)
    if (x > 0 && x + shaped.width > width) startLine()
    line.words.push({ x, shaped })
    line.text += word
    x += shaped.width
  }
  for (const [piece] of text.matchAll(pieces)) {
    if (lineEnd.test(piece)) {
      line.text += piece
      startLine()
    } else if (/^\s/.test(piece)) {
      line.text += piece
      x += shape(' ').width * piece.length
    } else if (shape(piece).width <= width) place(piece)
    else for (const part of fitting(piece, width, shape)) place(part)
  }
  lines.push(line)
  return lines
}
