import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font } from 'harfbuzzjs'
import { trueTypeOf } from './woff.ts'

/** Glyphs are numbered as in `file`; lengths in 1/1000 em. */
export type FontFace = {
  name: string
  /** TrueType. */
  file: Buffer
  face: Face
  font: Font
  covers: (codePoint: number) => boolean
  /** Before shaping. */
  advance: (glyph: number) => number
}

const hind = (subset: string) =>
  `@fontsource/hind-siliguri/files/hind-siliguri-${subset}-400-normal.woff`
const noto = (subset: string) => `@fontsource/noto-sans/files/noto-sans-${subset}-400-normal.woff`

const baloo = (subset: string) =>
  `@fontsource/baloo-da-2/files/baloo-da-2-${subset}-800-normal.woff`

type Source = readonly [name: string, file: string]

/** In the order of lookup. */
const textSources: readonly Source[] = [
  ['HindSiliguriLatin', hind('latin')],
  ['HindSiliguriBengali', hind('bengali')],
  ['HindSiliguriLatinExt', hind('latin-ext')],
  ['NotoSansDevanagari', noto('devanagari')],
  ['NotoSansLatinExt', noto('latin-ext')],
  ['NotoSansVietnamese', noto('vietnamese')],
  ['NotoSansCyrillic', noto('cyrillic')],
]

/** Draws a box for what no font has. */
const last: Source = ['NotoSansGreek', noto('greek')]

const emoji: Source = ['NotoEmoji', '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff']

const displaySources: readonly Source[] = [
  ['BalooDaLatin', baloo('latin')],
  ['BalooDaBengali', baloo('bengali')],
  ['BalooDaLatinExt', baloo('latin-ext')],
]

const perEm = 1000

/** Keeps advances, since every glyph drawn asks. */
export const faceOf = (name: string, file: Buffer): FontFace => {
  const face = new Face(new Blob(new Uint8Array(file)))
  const font = new Font(face)
  font.setScale(perEm, perEm)
  const covered = new Set(face.collectUnicodes())
  const advances = new Map<number, number>()
  const advance = (glyph: number) => {
    const known = advances.get(glyph)
    if (known !== undefined) return known
    const found = font.glyphHAdvance(glyph)
    advances.set(glyph, found)
    return found
  }
  return { name, file, face, font, covers: (codePoint) => covered.has(codePoint), advance }
}

const load = (sources: readonly Source[]) =>
  Promise.all(
    sources.map(async ([name, source]) => {
      const woff = await readFile(fileURLToPath(import.meta.resolve(source)))
      return faceOf(name, trueTypeOf(woff))
    }),
  )

/** With emoji, in the order of lookup. */
export const loadFaces = () => load([...textSources, emoji, last])

/** Goes before those of texts. */
export const loadDisplayFaces = () => load(displaySources)

/** The display face, then those of texts for missing letters. */
export const loadHeadlineFaces = () => load([...displaySources, ...textSources, last])
