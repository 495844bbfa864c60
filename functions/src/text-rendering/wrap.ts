import { lettersOf } from '@bong-bari/text'
import type { Shaped, Shaper } from './shape.ts'

/** With the stored text. */
export type Line = { words: { x: number; shaped: Shaped }[]; text: string }

/** Control characters draw nothing. */
const pieces = /\r\n|[\n\r\u2028\u2029]|[^\S\n\r\u2028\u2029]+|\S+/gu
const lineEnd = /^[\n\r\u2028\u2029]/
const undrawable = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

const drawing =
  (shape: Shaper): Shaper =>
  (text) =>
    shape(text.replace(undrawable, ''))

/** Beyond, white space: a short text could fill pages. */
const mostLineEnds = 200

/** UTF-16 units; longer words are split at once. */
const longestWord = 64
/** Letters per try, and the first guess. */
const stretch = 24
const usualWidth = 500

/** `put` returns the width. */
const makeLines = (width: number) => {
  const lines: Line[] = []
  let line: Line = { words: [], text: '' }
  let x = 0
  return {
    start: () => {
      lines.push(line)
      line = { words: [], text: '' }
      x = 0
    },
    put: (text: string, shaped: Shaped) => {
      line.words.push({ x, shaped })
      line.text += text
      x += shaped.width
      return shaped.width
    },
    room: () => width - x,
    isBegun: () => x > 0,
    all: () => [...lines, line],
  }
}
type Lines = ReturnType<typeof makeLines>

/** Returns their width. */
const fill = (lines: Lines, letters: string[], shape: Shaper): number => {
  const part = letters.join('')
  const shaped = shape(part)
  if (shaped.width <= lines.room()) return lines.put(part, shaped)
  if (letters.length === 1) {
    if (lines.isBegun()) lines.start()
    return lines.put(part, shaped)
  }
  const half = Math.ceil(letters.length / 2)
  return fill(lines, letters.slice(0, half), shape) + fill(lines, letters.slice(half), shape)
}

/** Shorter words, such as dates and phone numbers, have no place to break. */
const shortWord = 12

/** The parts of a long word, such as of an address: people break it after `@`, `/`, `.` and the like. */
export const piecesOf = (word: string) =>
  word.length <= shortWord
    ? [word]
    : (word.match(/[^@/?&=_.-]*[@/?&=_.-]+|[^@/?&=_.-]+/g) ?? [word])

/** Breaks a piece that is longer than a line. */
const placeLetters = (lines: Lines, piece: string, shape: Shaper) => {
  const letters = lettersOf(piece)
  let wide = usualWidth
  for (let at = 0; at < letters.length; ) {
    const room = Math.floor(lines.room() / wide)
    const part = letters.slice(at, at + Math.min(stretch, Math.max(1, room)))
    wide = Math.max(1, fill(lines, part, shape) / part.length)
    at += part.length
  }
}

/** Breaks a word that is longer than a line, where people would break it. */
const placeParts = (lines: Lines, word: string, width: number, shape: Shaper) => {
  if (lines.isBegun()) lines.start()
  for (const piece of piecesOf(word)) {
    const shaped = piece.length > longestWord ? undefined : shape(piece)
    if (!shaped || shaped.width > width) {
      placeLetters(lines, piece, shape)
      continue
    }
    if (lines.isBegun() && shaped.width > lines.room()) lines.start()
    lines.put(piece, shaped)
  }
}

const place = (lines: Lines, word: string, width: number, shape: Shaper) => {
  const shaped = word.length > longestWord ? undefined : shape(word)
  if (!shaped || shaped.width > width) return placeParts(lines, word, width, shape)
  if (lines.isBegun() && shaped.width > lines.room()) lines.start()
  lines.put(word, shaped)
}

/** `width` in 1/1000 of the size. */
export const wrap = (text: string, width: number, shaper: Shaper): Line[] => {
  const shape = drawing(shaper)
  const lines = makeLines(width)
  let lineEnds = 0
  for (const [piece] of text.matchAll(pieces)) {
    if (lineEnd.test(piece) && ++lineEnds <= mostLineEnds) {
      lines.put(piece, { ...shape(' '), width: 0 })
      lines.start()
    } else if (/^\s/.test(piece)) lines.put(piece, shape(' '.repeat(piece.length)))
    else place(lines, piece, width, shape)
  }
  return lines.all()
}
