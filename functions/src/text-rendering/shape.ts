import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import type { FontFace } from './faces.ts'

/** 1/1000 em; `dx` and `dy` move this glyph, `advance` what follows. */
export type Glyph = { id: number; advance: number; dx: number; dy: number; text: string }
export type Run = { face: FontFace; glyphs: Glyph[] }
export type Shaped = { runs: Run[]; width: number }

/** Joiners and marks keep their letter's font. */
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

/** A letter each, the rest to the last. */
const sharesOf = (text: string, count: number) => {
  if (count === 1) return [text]
  const letters = [...text]
  // A two-part vowel around its letter is two.
  const enough = letters.length < count ? [...text.normalize('NFD')] : letters
  const alone = enough.slice(0, count - 1)
  return [...alone, enough.slice(count - 1).join('')]
}

const glyphsOf = (buffer: ShapingBuffer, { face, text }: Stretch): Glyph[] => {
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(face.font, buffer)
  // Together they are far slower.
  const [infos, positions] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()]
  const sharing = new Map<number, number>()
  for (const { cluster } of infos) sharing.set(cluster, (sharing.get(cluster) ?? 0) + 1)
  const starts = [...sharing.keys()].sort((a, b) => a - b)
  const shares = new Map(
    starts.map((start, place) => {
      const shared = text.slice(start, starts[place + 1])
      return [start, sharesOf(shared, sharing.get(start) ?? 1)]
    }),
  )
  return infos.map(({ codepoint, cluster }, place) => ({
    id: codepoint,
    advance: positions[place]?.xAdvance ?? 0,
    dx: positions[place]?.xOffset ?? 0,
    dy: positions[place]?.yOffset ?? 0,
    text: shares.get(cluster)?.shift() ?? '',
  }))
}

const keptWords = 2_000
/** Longer ones hardly recur. */
const longestKept = 20

/** By the first face with the character. */
export const makeShaper = (faces: readonly FontFace[]) => {
  const buffer = new ShapingBuffer()
  // Leads repeat words; a full store restarts.
  const kept = new Map<string, Shaped>()
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
    const known = kept.get(text)
    if (known) return known
    const shaped = shapeText(text)
    if (kept.size >= keptWords) kept.clear()
    if (text.length <= longestKept) kept.set(text, shaped)
    return shaped
  }
}

export type Shaper = ReturnType<typeof makeShaper>
