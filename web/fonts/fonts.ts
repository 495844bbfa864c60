import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, shapeWithTrace } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { commonConjuncts } from '../src/entries/common-letters.ts'

// The value of HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE in hb-subset.h.
const noLayoutClosure = 0x200
const layoutFeatures = 6
const writable = 2

const names = [
  '_initialize',
  'malloc',
  'hb_blob_create',
  'hb_blob_get_data',
  'hb_blob_get_length',
  'hb_face_create',
  'hb_face_reference_blob',
  'hb_set_add',
  'hb_subset_input_create_or_fail',
  'hb_subset_input_glyph_set',
  'hb_subset_input_unicode_set',
  'hb_subset_input_set',
  'hb_subset_input_set_flags',
  'hb_subset_or_fail',
] as const

type Library = Record<(typeof names)[number], (...given: number[]) => number> & {
  memory: { readonly buffer: ArrayBuffer }
}

const isLibrary = (given: object): given is Library => names.every((name) => name in given)

const load = async () => {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(path))
  if (!isLibrary(instance.exports)) throw new Error('This is not the subsetter of HarfBuzz.')
  instance.exports._initialize()
  return instance.exports
}

const tagOf = (tag: string) => [...tag].reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0)

type Kept = { glyphs: Iterable<number>; text: string; features: readonly string[] }

/**
 * A TrueType file with these glyphs, those of the letters in `text`, and the rules between them.
 * `subset-font` knows letters alone, and would add every conjunct that they can form.
 */
const keepGlyphs = async (file: Uint8Array, { glyphs, text, features }: Kept) => {
  const hb = await load()
  // Every time: the memory moves when it grows.
  const bytes = (at: number, length: number) => new Uint8Array(hb.memory.buffer, at, length)
  const at = hb.malloc(file.length)
  bytes(at, file.length).set(file)
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.length, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, noLayoutClosure)
  const keptGlyphs = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(keptGlyphs, glyph)
  const keptLetters = hb.hb_subset_input_unicode_set(input)
  for (const letter of text) hb.hb_set_add(keptLetters, letter.codePointAt(0) ?? 0)
  const keptFeatures = hb.hb_subset_input_set(input, layoutFeatures)
  for (const feature of features) hb.hb_set_add(keptFeatures, tagOf(feature))
  const result = hb.hb_subset_or_fail(face, input)
  if (!result) throw new Error('The font could not be cut down to these glyphs.')
  const blob = hb.hb_face_reference_blob(result)
  return bytes(hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)).slice()
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Rare characters that device fonts have. */
const seldom = 'ঌৄৠৡৢৣৰৱ৴৵৶৷৸৹৻ৼ৽৾ÐÞðþªº¤¦¬¨¯´¸µ¶¹²³¼½¾‖‗‛‟‣․‥'

const characters = (...codes: number[]) =>
  String.fromCodePoint(...codes).replace(new RegExp(`[${seldom}]`, 'gu'), '')

/** What English, and Bengali beside it, is written with. fonts.css has the same ranges. */
const latin = characters(
  ...range(0x20, 0x7e),
  ...[0xa0, 0xa9, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026],
)
const latinMore = characters(...range(0xa1, 0xff), ...range(0x2010, 0x2026), 0x20ac)
const bengali = characters(...range(0x980, 0x9fe), 0x964, 0x965, 0x200c, 0x200d, 0x25cc)
/** Stands in the Bengali files, and in English texts. */
const rupee = '₹'

/**
 * Features that browsers apply by default, Bengali conjuncts included. Optional ones go, as our CSS
 * asks for none.
 */
const shaping = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'kern', 'dist', 'curs'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['cfar', 'init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'mark', 'mkmk', 'abvm', 'blwm'],
]

const consonants = characters(...range(0x995, 0x9b9), 0x9ce).match(/\p{L}/gu) ?? []
const bases = [
  ...(characters(...range(0x985, 0x994)).match(/\p{L}/gu) ?? []),
  ...consonants,
  ...['\u09a1\u09bc', '\u09a2\u09bc', '\u09af\u09bc', '\u09dc', '\u09dd', '\u09df', '◌'],
  ...commonConjuncts,
]
const vowelSigns = ['', 'া', 'ি', 'ী', 'ু', 'ূ', 'ৃ', 'ে', 'ৈ', 'ো', 'ৌ', '্']
const endings = ['', 'ঁ', 'ং', 'ঃ']

/** Every syllable that the common letters can write. */
export const commonSyllables = bases.flatMap((base) =>
  vowelSigns.flatMap((vowel) => endings.map((ending) => `${base}${vowel}${ending}`)),
)

/** Halves of conjuncts, which another engine may pass through on its way. */
const halves = consonants.flatMap((letter) => [`${letter}্\u200d`, `র্${letter}`])

const bufferOf = (text: string) => {
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  return buffer
}

export const fontOf = (file: Uint8Array) => new Font(new Face(new Blob(file)))

/** Glyph ids of `text`, and where each stands. */
export const shapeText = (font: Font, text: string) => {
  const buffer = bufferOf(text)
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? {}
    return { codepoint, place: [xAdvance, xOffset, yOffset] }
  })
}

/** Glyphs that the common syllables end as, and those they pass through. */
const commonGlyphs = (file: Uint8Array) => {
  const font = fontOf(file)
  const glyphs = new Set<number>()
  for (const text of [...bases, ...halves])
    for (const { t } of shapeWithTrace(font, bufferOf(text), [], 0, 0))
      for (const { g } of t as { g: number }[]) glyphs.add(g)
  for (const text of commonSyllables)
    for (const { codepoint } of shapeText(font, text)) glyphs.add(codepoint)
  return glyphs
}

/** A file of a package as TrueType or WOFF2, cut down to `text`. Hints go: modern screens ignore them. */
const cut = (file: Uint8Array, text: string, targetFormat: 'truetype' | 'woff2') =>
  subsetFont(Buffer.from(file), text, { targetFormat, noHinting: true, keepFeatures: shaping })

const readFace = (family: string, face: string) =>
  readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource/${family}/files/${family}-${face}-normal.woff2`),
    ),
  )

const latinFaces = [
  ['baloo-da-2', '600'],
  ['baloo-da-2', '800'],
  ['hind-siliguri', '400'],
  ['hind-siliguri', '500'],
  ['hind-siliguri', '600'],
] as const

export const bengaliFaces = [
  ['baloo-da-2', '800'],
  ['hind-siliguri', '400'],
] as const

/** TrueType files with all Bengali letters, and with the common ones. */
export const makeBengali = async ([family, weight]: readonly [family: string, weight: string]) => {
  const whole = await cut(await readFace(family, `bengali-${weight}`), bengali, 'truetype')
  const glyphs = commonGlyphs(whole)
  return { whole, common: await keepGlyphs(whole, { glyphs, text: bengali, features: shaping }) }
}

/** All font files of the site by name. */
export const makeFonts = async () => {
  const fonts = new Map<string, Uint8Array>()
  for (const [family, weight] of latinFaces) {
    const whole = await readFace(family, `latin-${weight}`)
    fonts.set(`${family}-latin-${weight}.woff2`, await cut(whole, latin, 'woff2'))
    fonts.set(`${family}-latin-more-${weight}.woff2`, await cut(whole, latinMore, 'woff2'))
  }
  for (const face of bengaliFaces) {
    const [family, weight] = face
    const { whole, common } = await makeBengali(face)
    const file = await readFace(family, `bengali-${weight}`)
    fonts.set(`${family}-rupee-${weight}.woff2`, await cut(file, rupee, 'woff2'))
    fonts.set(`${family}-bengali-${weight}.woff2`, await cut(whole, bengali, 'woff2'))
    fonts.set(`${family}-bengali-common-${weight}.woff2`, await cut(common, bengali, 'woff2'))
  }
  return fonts
}
