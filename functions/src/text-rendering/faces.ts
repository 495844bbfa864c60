import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { Blob, Face, Font } from 'harfbuzzjs'

/** A face of a font. Glyphs have the numbers of `file`; lengths are in 1/1000 em. */
export type FontFace = {
  name: string
  /** The font as TrueType. */
  file: Buffer
  face: Face
  font: Font
  covers: (codePoint: number) => boolean
  /** The width of a glyph before shaping. */
  advance: (glyph: number) => number
}

const hind = (subset: string) =>
  `@fontsource/hind-siliguri/files/hind-siliguri-${subset}-400-normal.woff`
const noto = (subset: string) => `@fontsource/noto-sans/files/noto-sans-${subset}-400-normal.woff`

const baloo = (subset: string) =>
  `@fontsource/baloo-da-2/files/baloo-da-2-${subset}-800-normal.woff`

type Source = readonly [name: string, file: string]

/** Faces for texts, in order of preference. */
const textSources: readonly Source[] = [
  ['HindSiliguriLatin', hind('latin')],
  ['HindSiliguriBengali', hind('bengali')],
  ['HindSiliguriLatinExt', hind('latin-ext')],
  ['NotoSansDevanagari', noto('devanagari')],
  ['NotoSansLatinExt', noto('latin-ext')],
  ['NotoSansVietnamese', noto('vietnamese')],
  ['NotoSansCyrillic', noto('cyrillic')],
]

/** It stands last in every list, because it draws a box for letters that no face has. */
const fallbackSource: Source = ['NotoSansGreek', noto('greek')]

const emoji: Source = ['NotoEmoji', '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff']

const displaySources: readonly Source[] = [
  ['BalooDaLatin', baloo('latin')],
  ['BalooDaBengali', baloo('bengali')],
  ['BalooDaLatinExt', baloo('latin-ext')],
]

const perEm = 1000

/** Opens a face. Advances are cached, as they are needed for every glyph. */
export const faceOf = (name: string, file: Buffer): FontFace => {
  const face = new Face(new Blob(new Uint8Array(file)))
  const font = new Font(face)
  font.setScale(perEm, perEm)
  const covered = new Set(face.collectUnicodes())
  const advances = new Map<number, number>()
  const advance = (glyph: number) => {
    const width = advances.get(glyph) ?? font.glyphHAdvance(glyph)
    advances.set(glyph, width)
    return width
  }
  return { name, file, face, font, covers: (codePoint) => covered.has(codePoint), advance }
}

const headerBytes = 44
const woffEntryBytes = 20
const entryBytes = 16

type Table = { tag: Buffer; checksum: number; data: Buffer }

const tablesOf = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = headerBytes + index * woffEntryBytes
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((o) => woff.readUInt32BE(at + o))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: woff.subarray(at, at + 4),
      checksum: checksum ?? 0,
      data: packed === length ? bytes : inflateSync(bytes),
    }
  })

const padded = (length: number) => Math.ceil(length / 4) * 4

/** Unpacks WOFF 1.0, whose tables are compressed one by one. */
export const trueTypeOf = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF 1.0 font')
  const tables = tablesOf(woff)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const directory = Buffer.alloc(12 + tables.length * entryBytes)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((tables.length - power) * 16, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + index * entryBytes
    tag.copy(directory, at)
    for (const [field, value] of [checksum, offset, data.length].entries())
      directory.writeUInt32BE(value, at + 4 + field * 4)
    parts.push(data, Buffer.alloc(padded(data.length) - data.length))
    offset += padded(data.length)
  }
  return Buffer.concat(parts)
}

const read = async ([name, source]: Source) =>
  faceOf(name, trueTypeOf(await readFile(fileURLToPath(import.meta.resolve(source)))))

const loadedFaces = new Map<string, Promise<FontFace>>()

/** Faces are loaded once in an instance, because HarfBuzz does not free all of their memory, so an instance that writes PDFs would grow. */
const load = (sources: readonly Source[]) =>
  Promise.all(
    sources.map((source) => {
      const face = loadedFaces.get(source[0]) ?? read(source)
      loadedFaces.set(source[0], face)
      return face
    }),
  )

/** Loads the faces for texts with emoji, in order of preference. */
export const loadFaces = () => load([...textSources, emoji, fallbackSource])

/** Loads the faces for headlines: the display face, then those for texts. */
export const loadHeadlineFaces = () => load([...displaySources, ...textSources, fallbackSource])
