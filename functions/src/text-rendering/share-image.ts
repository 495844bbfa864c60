import { readFile } from 'node:fs/promises'
import { cut } from '@bong-bari/text'
import sharp, { type Sharp } from 'sharp'
import { storePicture } from '../adapters/media-bucket.ts'
import { type FontFace, loadHeadlineFaces } from './faces.ts'
import { type Line, makeShaper, type Shaper, wrap } from './shape.ts'

/** The ink of each pixel, stored as the difference from the pixel before. */
type Ink = { width: number; height: number; changes: Float32Array }

type Point = readonly [x: number, y: number]

/** A curve is drawn as so many straight parts, which nobody sees at the size of headlines. */
const curveSteps = 8

/** Adds the ink of everything to the right of an edge. */
const add = (row: Float32Array, pixel: number, x: number, height: number) => {
  const covered = height * (pixel + 1 - x)
  row[pixel] = (row[pixel] ?? 0) + covered
  row[pixel + 1] = (row[pixel + 1] ?? 0) + height - covered
}

const addToRow = (row: Float32Array, a: number, b: number, height: number) => {
  const [from, to] = [Math.min(a, b), Math.max(a, b)]
  const first = Math.floor(from)
  if (to <= first + 1) return add(row, first, (from + to) / 2, height)
  for (let pixel = first; pixel < to; pixel++) {
    const [left, right] = [Math.max(from, pixel), Math.min(to, pixel + 1)]
    add(row, pixel, (left + right) / 2, (height * (right - left)) / (to - from))
  }
}

const addEdge = ({ width, height, changes }: Ink, from: Point, to: Point) => {
  if (from[1] === to[1]) return
  const down = from[1] < to[1]
  const [[x0, y0], [x1, y1]] = down ? [from, to] : [to, from]
  const slope = (x1 - x0) / (y1 - y0)
  const last = Math.min(height, Math.ceil(y1))
  for (let y = Math.max(0, Math.floor(y0)); y < last; y++) {
    const [top, bottom] = [Math.max(y, y0), Math.min(y + 1, y1)]
    const row = changes.subarray(y * width, (y + 1) * width)
    const x = (at: number) => x0 + (at - y0) * slope
    addToRow(row, x(top), x(bottom), down ? bottom - top : top - bottom)
  }
}

const onCurve = ([x0, y0]: Point, [cx, cy]: Point, [x1, y1]: Point, t: number): Point => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  return [a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1]
}

type GlyphPlace = { x: number; y: number; size: number }

/** Adds a glyph. `x` and `y` are its origin on the baseline, in pixels. */
export const addGlyph = (ink: Ink, { font }: FontFace, id: number, { x, y, size }: GlyphPlace) => {
  let [start, at]: Point[] = [
    [0, 0],
    [0, 0],
  ]
  const toPixels = (px = 0, py = 0): Point => [x + (px * size) / 1000, y - (py * size) / 1000]
  const lineTo = (to: Point) => {
    addEdge(ink, at ?? to, to)
    at = to
  }
  for (const { type, values } of font.glyphToJson(id)) {
    const [a, b, c, d] = values
    if (type === 'M') start = at = toPixels(a, b)
    else if (type === 'L') lineTo(toPixels(a, b))
    else if (type === 'Q') {
      const [from, control, to] = [at ?? toPixels(), toPixels(a, b), toPixels(c, d)]
      for (let step = 1; step <= curveSteps; step++)
        lineTo(onCurve(from, control, to, step / curveSteps))
    } else if (type === 'Z' && start) lineTo(start)
    else throw new Error(`A TrueType glyph has no ${type}`)
  }
}

export const newInk = (width: number, height: number): Ink => ({
  width,
  height,
  changes: new Float32Array(width * height),
})

/** Paints ink on a picture with three bytes a pixel. */
export const paint = (rgb: Buffer, { width, height, changes }: Ink, colour: readonly number[]) => {
  for (let y = 0; y < height; y++) {
    let covered = 0
    for (let pixel = y * width; pixel < (y + 1) * width; pixel++) {
      covered += changes[pixel] ?? 0
      // Where letters touch they overlap, so the cover may exceed 1.
      const share = Math.min(1, Math.abs(covered))
      if (share < 1 / 512) continue
      for (const [channel, value] of colour.entries()) {
        const at = pixel * 3 + channel
        rgb[at] = Math.round((rgb[at] ?? 0) * (1 - share) + value * share)
      }
    }
  }
}

// This module is loaded only when a card is drawn.

/** The empty cards are files beside this one. */
type Kind = 'post' | 'video'

/** A picture's pixels, three bytes each, row by row. */
type Pixels = { width: number; height: number; rgb: Buffer }

/** Where the title goes, in pixels. */
const titleArea = { x: 462, y: 162, width: 664, height: 240 }
/** Where the post's picture goes, in place of the drawn window. */
export const coverArea = { x: 38, y: 158, width: 348, height: 326 }
/** This byte begins a pixel of the wall. */
const wallOffset = (130 * 1200 + 12) * 3
const frame = { line: 5, colour: [0x26, 0x17, 0x12] }
const sizes = [76, 68, 60, 52, 46, 40, 36]
const leading = 1.28
/** The distance from the top of a line to its baseline, in sizes of type. */
const toBaseline = 0.96
const titleColour = [0x8c, 0x14, 0x18]

const wrapTitle = (title: string, size: number, shaper: Shaper) =>
  wrap(title, (titleArea.width * 1000) / size, shaper)
const fits = (lines: readonly Line[], size: number) =>
  lines.length * size * leading <= titleArea.height

/** Sets the title in the largest size that fits; in the smallest it is cut with dots. */
const setTitle = (title: string, shaper: Shaper) => {
  for (const size of sizes) {
    const lines = wrapTitle(title, size, shaper)
    if (fits(lines, size)) return { lines, size }
  }
  const size = sizes.at(-1) ?? 36
  for (let length = title.length - 1; ; length -= 4) {
    const lines = wrapTitle(`${cut(title, length).trimEnd()}...`, size, shaper)
    if (fits(lines, size) || length < 8) return { lines, size }
  }
}

const addLine = (ink: Ink, { words }: Line, y: number, size: number) => {
  const scale = size / 1000
  for (const word of words) {
    let x = titleArea.x + word.x * scale
    for (const { face, glyphs } of word.shaped.runs)
      for (const { id, advance, dx, dy } of glyphs) {
        addGlyph(ink, face, id, { x: x + dx * scale, y: y - dy * scale, size })
        x += advance * scale
      }
  }
}

const invisible = /[\s\p{M}\u200c\u200d]/u

/** Leaves out characters that no face draws, such as emoji, which would become boxes. */
const keepDrawable = (title: string, faces: readonly FontFace[]) =>
  [...title]
    .filter((char) => {
      const code = char.codePointAt(0) ?? 0
      return invisible.test(char) || faces.some(({ covers }) => covers(code))
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const readPixels = async (picture: Sharp): Promise<Pixels> => {
  const { data: rgb, info } = await picture
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb }
}

/** Crops a picture around what draws attention. Of an animation it takes the first frame. Rejects if it is no picture. */
export const cropCover = (picture: Buffer) =>
  readPixels(
    sharp(picture)
      .resize(coverArea.width, coverArea.height, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff9f0' })
      .toColourspace('srgb'),
  )

const loadCard = async (kind: Kind) => {
  const [card, faces] = await Promise.all([
    readFile(new URL(`./${kind}-card.png`, import.meta.url)),
    loadHeadlineFaces(),
  ])
  return { card: await readPixels(sharp(card)), faces, shaper: makeShaper(faces) }
}

const loadedCards: { [Of in Kind]?: ReturnType<typeof loadCard> } = {}

/** What a card needs is loaded once in an instance. */
const openCard = (kind: Kind) => {
  loadedCards[kind] ??= loadCard(kind)
  return loadedCards[kind]
}

/** Fills an area with a picture's pixels or with one colour. */
const fillArea = (
  card: Pixels,
  { x, y, width, height }: typeof coverArea,
  content: Buffer | number[],
) => {
  const line = Buffer.isBuffer(content) ? undefined : Buffer.alloc(width * 3, Buffer.from(content))
  for (let row = 0; row < height; row++)
    card.rgb.set(
      line ?? content.slice(row * width * 3, (row + 1) * width * 3),
      ((y + row) * card.width + x) * 3,
    )
}

const addCover = (card: Pixels, cover: Pixels) => {
  const { x, y, width, height } = coverArea
  const { line, colour } = frame
  const wall = [...card.rgb.subarray(wallOffset, wallOffset + 3)]
  // This covers the drawn window, with the board and Ma's words.
  fillArea(card, { x: 20, y: 140, width: 384, height: 360 }, wall)
  const framed = { x: x - line, y: y - line, width: width + 2 * line, height: height + 2 * line }
  fillArea(card, framed, colour)
  fillArea(card, coverArea, cover.rgb)
}

/** Draws a card of 1200 by 630 pixels, as a PNG; with a cropped cover as a JPEG, which is a third of its size. */
export const drawCard = async (title: string, kind: Kind, cover?: Pixels) => {
  const { card: empty, faces, shaper } = await openCard(kind)
  const card = { ...empty, rgb: Buffer.from(empty.rgb) }
  if (cover) addCover(card, cover)
  const { lines, size } = setTitle(keepDrawable(title, faces), shaper)
  const ink = newInk(card.width, card.height)
  const top = titleArea.y + (titleArea.height - lines.length * size * leading) / 2
  for (const [index, line] of lines.entries())
    addLine(ink, line, top + (index * leading + toBaseline) * size, size)
  paint(card.rgb, ink, titleColour)
  const { width, height } = card
  const drawn = sharp(card.rgb, { raw: { width, height, channels: 3 } })
  const bytes = await (cover
    ? drawn.jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    : drawn.png({ adaptiveFiltering: true })
  ).toBuffer()
  return { bytes, width, height }
}

/** Draws and stores a card. Returns its address. */
export const drawShareImage = async (title: string, kind: Kind, cover?: Pixels) => {
  const card = await drawCard(title, kind, cover)
  const [contentType, extension] = cover
    ? (['image/jpeg', 'jpg'] as const)
    : (['image/png', 'png'] as const)
  return `/${await storePicture({ ...card, contentType, extension })}`
}
