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

/** Codes with their own text; later ones have only their cell's. */
const mostTexts = 50_000
/** UTF-16 units. */
const longestText = 100

/** A glyph with another text gets another code, so any viewer reads it right. */
export const makeCodes = () => {
  const used: Used[] = [{ glyph: 0, text: '' }]
  const known = new Map<number, Map<string, number>>()
  const codeOf = (glyph: number, text: string) => {
    const own = known.get(glyph) ?? new Map<string, number>()
    known.set(glyph, own)
    const said = used.length > mostTexts || text.length > longestText ? '' : text
    const code = own.get(said) ?? used.push({ glyph, text: said }) - 1
    own.set(said, code)
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
  // Copied: zlib's result would keep a large buffer alive.
  PDFRawStream.of(
    context.obj({ ...entries, Filter: 'FlateDecode' }),
    new Uint8Array(deflateSync(bytes)),
  )

/** For viewers without ActualText. */
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

/** Composite, by our codes. */
export const embedFont = (
  context: PDFContext,
  ref: PDFRef,
  face: FontFace,
  used: Used[],
  file: Uint8Array,
) => {
  // Subset names begin with six letters.
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

/** UTF-16 with its mark. */
export const contentText = (text: string) => PDFHexString.of(`feff${utf16(text)}`).toString()
