import { readFile } from 'node:fs/promises'
import { cut } from '@bong-bari/text'
import sharp from 'sharp'
import { storePicture } from '../adapters/media-bucket.ts'
import { type FontFace, loadHeadlineFaces } from './faces.ts'
import { type Line, makeShaper, type Shaper, wrap } from './shape.ts'

// This module is loaded only when a card is drawn.

/** The empty cards are files beside this one. */
type Kind = 'post' | 'video'

/** Where the title goes, in pixels. */
const titleArea = { x: 462, y: 162, width: 664, height: 240 }
/** Where the post's picture goes, in place of the drawn window. */
export const coverArea = { x: 38, y: 158, width: 348, height: 326 }
/** The wall hides the drawn window, with the board and Ma's words. */
const wall = { x: 20, y: 140, width: 384, height: 360, colour: '#f0a98d' }
const frame = { line: 5, colour: '#261712' }
const sizes = [76, 68, 60, 52, 46, 40, 36]
const leading = 1.28
/** The distance from the top of a line to its baseline, in sizes of type. */
const toBaseline = 0.96
const titleColour = '#8c1418'

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

const drawGlyphs = ({ words }: Line, y: number, size: number) => {
  const scale = size / 1000
  let paths = ''
  for (const word of words) {
    let x = titleArea.x + word.x * scale
    for (const { face, glyphs } of word.shaped.runs)
      for (const { id, advance, dx, dy } of glyphs) {
        const place = `translate(${x + dx * scale} ${y - dy * scale}) scale(${scale} ${-scale})`
        paths += `<path transform="${place}" d="${face.font.glyphToPath(id)}"/>`
        x += advance * scale
      }
  }
  return paths
}

/** Draws the title as an SVG of the size of the card. It has the outlines of the letters, so it needs no font. */
const drawTitle = (title: string, shaper: Shaper) => {
  const { lines, size } = setTitle(title, shaper)
  const top = titleArea.y + (titleArea.height - lines.length * size * leading) / 2
  const paths = lines.map((line, index) =>
    drawGlyphs(line, top + (index * leading + toBaseline) * size, size),
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${titleColour}">${paths.join('')}</svg>`,
  )
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

/** Crops a picture around what draws attention. Of an animation it takes the first frame. Rejects if it is no picture. */
export const cropCover = (picture: Buffer) =>
  sharp(picture)
    .resize(coverArea.width, coverArea.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff9f0' })
    .toColourspace('srgb')
    .png()
    .toBuffer()

const loadCard = async (kind: Kind) => {
  const [card, faces] = await Promise.all([
    readFile(new URL(`./${kind}-card.png`, import.meta.url)),
    loadHeadlineFaces(),
  ])
  return { card, faces, shaper: makeShaper(faces) }
}

const loadedCards: { [Of in Kind]?: ReturnType<typeof loadCard> } = {}

/** What a card needs is loaded once in an instance. */
const openCard = (kind: Kind) => {
  loadedCards[kind] ??= loadCard(kind)
  return loadedCards[kind]
}

const fillArea = ({ x, y, width, height }: typeof coverArea, background: string) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left: x,
  top: y,
})

const hangCover = (cover: Buffer) => {
  const { x, y, width, height } = coverArea
  const { line, colour } = frame
  const framed = { x: x - line, y: y - line, width: width + 2 * line, height: height + 2 * line }
  return [fillArea(wall, wall.colour), fillArea(framed, colour), { input: cover, left: x, top: y }]
}

/** Draws a card of 1200 by 630 pixels, as a PNG; with a cropped cover as a JPEG, which is a third of its size. */
export const drawCard = async (title: string, kind: Kind, cover?: Buffer) => {
  const { card, faces, shaper } = await openCard(kind)
  const drawnTitle = { input: drawTitle(keepDrawable(title, faces), shaper) }
  // Uploads are told by their first bytes, so none is read as SVG (`check-picture.ts`).
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const drawn = sharp(card)
    .composite([...(cover ? hangCover(cover) : []), drawnTitle])
    .removeAlpha()
  const { data, info } = await (cover
    ? drawn.jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    : drawn.png({ adaptiveFiltering: true })
  ).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** Draws and stores a card. Returns its address. */
export const drawShareImage = async (title: string, kind: Kind, cover?: Buffer) => {
  const card = await drawCard(title, kind, cover)
  const [contentType, extension] = cover
    ? (['image/jpeg', 'jpg'] as const)
    : (['image/png', 'png'] as const)
  return `/${await storePicture({ ...card, contentType, extension })}`
}
