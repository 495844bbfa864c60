import { lettersOf } from '@bong-bari/text'
import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import type { FontFace } from './faces.ts'

/** A shaped glyph, in 1/1000 em. `dx` and `dy` move the glyph, `advance` what follows it. */
export type Glyph = { id: number; advance: number; dx: number; dy: number; text: string }
export type Run = { face: FontFace; glyphs: Glyph[] }
type Shaped = { runs: Run[]; width: number }

/** Joiners and marks are drawn in the font of their letter. */
const clinging = /^[\p{M}\u200c\u200d]$/u

const joiners = new Set(['\u200c', '\u200d'])

type Stretch = { face: FontFace; text: string }

const stretchesOf = (text: string, faces: readonly FontFace[]): Stretch[] => {
  const stretches: Stretch[] = []
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    const last = stretches.at(-1)
    const stays = last && clinging.test(char) && (last.face.covers(code) || joiners.has(char))
    const face = stays ? last.face : (faces.find(({ covers }) => covers(code)) ?? faces.at(-1))
    if (!face) throw new Error('There is no font to draw with')
    if (last?.face === face) last.text += char
    else stretches.push({ face, text: char })
  }
  return stretches
}

/** Shares a text among glyphs: a letter for each, the rest for the last. */
const sharesOf = (text: string, count: number) => {
  if (count === 1) return [text]
  const letters = [...text]
  // A Bengali vowel of two parts around its letter counts as two.
  const enough = letters.length < count ? [...text.normalize('NFD')] : letters
  const alone = enough.slice(0, count - 1)
  return [...alone, enough.slice(count - 1).join('')]
}

const glyphsOf = (buffer: ShapingBuffer, { face, text }: Stretch): Glyph[] => {
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(face.font, buffer)
  // Asking for both at once is far slower.
  const [infos, positions] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()]
  const sharing = new Map<number, number>()
  for (const { cluster } of infos) sharing.set(cluster, (sharing.get(cluster) ?? 0) + 1)
  const starts = [...sharing.keys()].sort((a, b) => a - b)
  const shares = new Map(
    starts.map((start, index) => {
      const shared = text.slice(start, starts[index + 1])
      return [start, sharesOf(shared, sharing.get(start) ?? 1)]
    }),
  )
  return infos.map(({ codepoint, cluster }, index) => ({
    id: codepoint,
    advance: positions[index]?.xAdvance ?? 0,
    dx: positions[index]?.xOffset ?? 0,
    dy: positions[index]?.yOffset ?? 0,
    text: shares.get(cluster)?.shift() ?? '',
  }))
}

const maxCachedWords = 2_000
/** Longer words hardly recur, so they are not cached. */
const maxCachedLength = 20

/** Creates a shaper. Each character is drawn in the first face that has it. */
export const makeShaper = (faces: readonly FontFace[]) => {
  const buffer = new ShapingBuffer()
  // Leads repeat words, so shaped words are cached; a full cache begins again.
  const cache = new Map<string, Shaped>()
  const shapeText = (text: string): Shaped => {
    const runs = stretchesOf(text, faces).map((stretch) => ({
      face: stretch.face,
      glyphs: glyphsOf(buffer, stretch),
    }))
    let width = 0
    for (const { glyphs } of runs) for (const { advance } of glyphs) width += advance
    return { runs, width }
  }
  return (text: string): Shaped => {
    const cached = cache.get(text)
    if (cached) return cached
    const shaped = shapeText(text)
    if (cache.size >= maxCachedWords) cache.clear()
    if (text.length <= maxCachedLength) cache.set(text, shaped)
    return shaped
  }
}

export type Shaper = ReturnType<typeof makeShaper>

/** A line of shaped words, with the stored text. */
export type Line = { words: { x: number; shaped: Shaped }[]; text: string }

/** Words, spaces and line ends. Control characters draw nothing. */
const pieces = /\r\n|[\n\r\u2028\u2029]|[^\S\n\r\u2028\u2029]+|\S+/gu
const lineEnd = /^[\n\r\u2028\u2029]/
const undrawable = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

const drawing =
  (shape: Shaper): Shaper =>
  (text) =>
    shape(text.replace(undrawable, ''))

/** Further line ends count as spaces, because a short text could fill pages with them. */
const maxLineEnds = 200

/** Longer words, in UTF-16 units, are split before they are shaped. */
const maxWordLength = 64
/** Letters that are tried at a time, and the width that is assumed for one at first. */
const maxTriedLetters = 24
const usualLetterWidth = 500

/** Creates lines of a width. `put` returns the width of what it added. */
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

/** Adds as many letters as fit. Returns their width. */
const addLetters = (lines: Lines, letters: string[], shape: Shaper): number => {
  const part = letters.join('')
  const shaped = shape(part)
  if (shaped.width <= lines.room()) return lines.put(part, shaped)
  if (letters.length === 1) {
    if (lines.isBegun()) lines.start()
    return lines.put(part, shaped)
  }
  const half = Math.ceil(letters.length / 2)
  return (
    addLetters(lines, letters.slice(0, half), shape) + addLetters(lines, letters.slice(half), shape)
  )
}

/** Shorter words, such as dates and phone numbers, have no place to break. */
const maxUnbrokenLength = 12

/** Splits a long word, such as an address, where people would break it: after `@`, `/`, `.` and the like. */
export const piecesOf = (word: string) =>
  word.length <= maxUnbrokenLength
    ? [word]
    : (word.match(/[^@/?&=_.-]*[@/?&=_.-]+|[^@/?&=_.-]+/g) ?? [word])

/** Breaks a piece that is longer than a line. */
const placeLetters = (lines: Lines, piece: string, shape: Shaper) => {
  const letters = lettersOf(piece)
  let letterWidth = usualLetterWidth
  for (let at = 0; at < letters.length; ) {
    const room = Math.floor(lines.room() / letterWidth)
    const part = letters.slice(at, at + Math.min(maxTriedLetters, Math.max(1, room)))
    letterWidth = Math.max(1, addLetters(lines, part, shape) / part.length)
    at += part.length
  }
}

/** Breaks a word that is longer than a line, where people would break it. */
const placeParts = (lines: Lines, word: string, width: number, shape: Shaper) => {
  if (lines.isBegun()) lines.start()
  for (const piece of piecesOf(word)) {
    const shaped = piece.length > maxWordLength ? undefined : shape(piece)
    if (!shaped || shaped.width > width) {
      placeLetters(lines, piece, shape)
      continue
    }
    if (lines.isBegun() && shaped.width > lines.room()) lines.start()
    lines.put(piece, shaped)
  }
}

const placeWord = (lines: Lines, word: string, width: number, shape: Shaper) => {
  const shaped = word.length > maxWordLength ? undefined : shape(word)
  if (!shaped || shaped.width > width) return placeParts(lines, word, width, shape)
  if (lines.isBegun() && shaped.width > lines.room()) lines.start()
  lines.put(word, shaped)
}

/** Breaks a text into lines. `width` is in 1/1000 of the type's size. */
export const wrap = (text: string, width: number, shaper: Shaper): Line[] => {
  const shape = drawing(shaper)
  const lines = makeLines(width)
  let lineEnds = 0
  for (const [piece] of text.matchAll(pieces)) {
    if (lineEnd.test(piece) && ++lineEnds <= maxLineEnds) {
      lines.put(piece, { ...shape(' '), width: 0 })
      lines.start()
    } else if (/^\s/.test(piece)) lines.put(piece, shape(' '.repeat(piece.length)))
    else placeWord(lines, piece, width, shape)
  }
  return lines.all()
}
