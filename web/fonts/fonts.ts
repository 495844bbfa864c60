import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, shapeWithTrace } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { commonConjuncts } from '../src/entries/common-letters.ts'
import { keepGlyphs } from './keep-glyphs.ts'

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
