import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import type { FontFace } from './faces.ts'

/**
 * Positions are in 1/1000 em; `dx` and `dy` move the glyph alone, `advance` what follows. `text` is
 * what the glyph stands for, empty where several share a text.
 */
export type Glyph = { id: number; advance: number; dx: number; dy: number; text: string }
export type Run = { face: FontFace; glyphs: Glyph[] }
export type Shaped = { runs: Run[]; width: number }

/** Joiners and marks stay in the font of what they join, so that shaping sees them together. */
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

const glyphsOf = (buffer: ShapingBuffer, { face, text }: Stretch): Glyph[] => {
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(face.font, buffer)
  const placed = buffer.getGlyphInfosAndPositions()
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const alone = new Set(
    starts.filter((start) => placed.filter(({ cluster }) => cluster === start).length === 1),
  )
  const textFrom = (start: number) => text.slice(start, starts[starts.indexOf(start) + 1])
  return placed.map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    id: codepoint,
    advance: xAdvance,
    dx: xOffset,
    dy: yOffset,
    text: alone.has(cluster) ? textFrom(cluster) : '',
  }))
}

const keptWords = 2_000
const longestKept = 40

/** Makes the function that shapes a text, each character in the first face that has it. */
export const makeShaper = (faces: readonly FontFace[]) => {
  const buffer = new ShapingBuffer()
  // Leads repeat their words; a full store starts over, so that memory stays bounded.
  const kept = new Map<string, Shaped>()
  const shapeAnew = (text: string): Shaped => {
    const runs = stretchesOf(text, faces).map((stretch) => ({
      face: stretch.face,
      glyphs: glyphsOf(buffer, stretch),
    }))
    const width = runs
      .flatMap(({ glyphs }) => glyphs)
      .reduce((sum, { advance }) => sum + advance, 0)
    return { runs, width }
  }
  return (text: string): Shaped => {
    const known = kept.get(text)
    if (known) return known
    const shaped = shapeAnew(text)
    if (kept.size >= keptWords) kept.clear()
    if (text.length <= longestKept) kept.set(text, shaped)
    return shaped
  }
}

export type Shaper = ReturnType<typeof makeShaper>
