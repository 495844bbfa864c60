import { deflateSync } from 'node:zlib'
import {
  type PDFContext,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from 'pdf-lib'
import type { FontFace } from './faces.ts'

type Used = { glyph: number; text: string }

/** At most so many codes have a text of their own; later ones have only the text of their cell. */
const maxTexts = 50_000
/** A longer text is cut before it is drawn, in UTF-16 units. */
const maxTextLength = 100

/** Creates codes for glyphs. A glyph that stands for two texts gets two codes, so that every viewer reads it right. */
export const makeCodes = () => {
  const used: Used[] = [{ glyph: 0, text: '' }]
  const codesByGlyph = new Map<number, Map<string, number>>()
  const codeOf = (glyph: number, text: string) => {
    const codes = codesByGlyph.get(glyph) ?? new Map<string, number>()
    codesByGlyph.set(glyph, codes)
    const storedText = used.length > maxTexts || text.length > maxTextLength ? '' : text
    const code = codes.get(storedText) ?? used.push({ glyph, text: storedText }) - 1
    codes.set(storedText, code)
    return code
  }
  return { used, codeOf }
}

export const hex4 = (value: number) => value.toString(16).padStart(4, '0')

export const utf16 = (text: string) => {
  let hex = ''
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i))
  return hex
}

export const streamOf = (context: PDFContext, bytes: Uint8Array, entries = {}) =>
  // The bytes are copied, because zlib's result would keep a large buffer alive.
  PDFRawStream.of(
    context.obj({ ...entries, Filter: 'FlateDecode' }),
    new Uint8Array(deflateSync(bytes)),
  )

/** Maps codes to texts, for viewers that ignore ActualText. */
const toUnicode = (used: Used[]) => {
  const named = used.flatMap(({ text }, code) => (text ? `<${hex4(code)}> <${utf16(text)}>` : []))
  const blocks: string[] = []
  for (let start = 0; start < named.length; start += 100) {
    const block = named.slice(start, start + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return Buffer.from(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`)
}

const metricsOf = ({ face, font }: FontFace) => {
  const head = Buffer.from(face.referenceTable('head') ?? [])
  const perMille = 1000 / head.readUInt16BE(18)
  const { ascender, descender } = font.hExtents()
  return {
    FontBBox: [36, 38, 40, 42].map((at) => Math.round(head.readInt16BE(at) * perMille)),
    Ascent: ascender,
    Descent: descender,
    CapHeight: ascender,
  }
}

const glyphsOf = (used: Used[]) => {
  const bytes = Buffer.alloc(2 * used.length)
  for (const [code, { glyph }] of used.entries()) bytes.writeUInt16BE(glyph, 2 * code)
  return bytes
}

/** Embeds a font as a composite font with our codes. */
export const embedFont = (
  context: PDFContext,
  ref: PDFRef,
  face: FontFace,
  used: Used[],
  file: Uint8Array,
) => {
  // PDF wants six letters before the name of a subset.
  const BaseFont = `BONGBA+${face.name}`
  const FontDescriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: BaseFont,
      Flags: 4,
      ItalicAngle: 0,
      StemV: 80,
      ...metricsOf(face),
      FontFile2: context.register(streamOf(context, file, { Length1: file.length })),
    }),
  )
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont,
    CIDSystemInfo: {
      Registry: PDFString.of('Adobe'),
      Ordering: PDFString.of('Identity'),
      Supplement: 0,
    },
    CIDToGIDMap: context.register(streamOf(context, glyphsOf(used))),
    DW: 1000,
    W: [0, used.map(({ glyph }) => face.advance(glyph))],
    FontDescriptor,
  })
  context.assign(
    ref,
    context.obj({
      Type: PDFName.of('Font'),
      Subtype: 'Type0',
      BaseFont,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(streamOf(context, toUnicode(used))),
    }),
  )
}

/** Writes a text as UTF-16 with its byte order mark. */
export const contentText = (text: string) => PDFHexString.of(`feff${utf16(text)}`).toString()
