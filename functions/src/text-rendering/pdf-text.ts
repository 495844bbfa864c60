import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { once } from '@bong-bari/text'
import type { PDFContext, PDFRef } from 'pdf-lib'
import type { FontFace } from './faces.ts'
import { contentText, embedFont, hex4, makeCodes } from './pdf-font.ts'
import { type Glyph, type Line, makeShaper, type Run } from './shape.ts'

// These numbers are from hb-subset.h.
const dropTables = 3
const noHinting = 0x1
const retainGlyphIds = 0x2
// Keeps the box for missing letters.
const notdefOutline = 0x40
const noLayoutClosure = 0x200
const writable = 2

/** Tables that a PDF does not need, as it has glyphs and their places. */
const unused = ['GSUB', 'GPOS', 'GDEF', 'name', 'OS/2', 'cmap', 'post', 'gasp']

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
  'hb_subset_input_set',
  'hb_subset_input_set_flags',
  'hb_subset_or_fail',
] as const

type Library = Record<(typeof names)[number], (...given: number[]) => number> & {
  memory: { readonly buffer: ArrayBuffer }
}

const isLibrary = (given: object): given is Library => names.every((name) => name in given)

const compile = once(async () => {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  return WebAssembly.compile(await readFile(path))
})

const load = async (): Promise<Library> => {
  const { exports } = await WebAssembly.instantiate(await compile())
  if (!isLibrary(exports)) throw new Error('This is not the subsetter of HarfBuzz')
  exports._initialize()
  return exports
}

const tagOf = (tag: string) => [...tag].reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0)

const subset = (hb: Library, file: Uint8Array, glyphs: Iterable<number>): Uint8Array => {
  // The memory is looked up every time, because it moves when it grows.
  const bytes = (at: number, length: number) => new Uint8Array(hb.memory.buffer, at, length)
  const at = hb.malloc(file.length)
  bytes(at, file.length).set(file)
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.length, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, noHinting | retainGlyphIds | notdefOutline | noLayoutClosure)
  const wanted = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph)
  const dropped = hb.hb_subset_input_set(input, dropTables)
  for (const table of unused) hb.hb_set_add(dropped, tagOf(table))
  const result = hb.hb_subset_or_fail(face, input)
  if (!result) throw new Error('The font could not be cut down to the glyphs that are used')
  const blob = hb.hb_face_reference_blob(result)
  return bytes(hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)).slice()
}

/** Creates a subsetter, which keeps the numbers of glyphs. Its WebAssembly memory is freed together with it. */
const makeSubsetter = async () => {
  const hb = await load()
  return (file: Uint8Array, glyphs: Iterable<number>) => subset(hb, file, glyphs)
}

type FontInUse = { face: FontFace; key: string; ref: PDFRef } & ReturnType<typeof makeCodes>

const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** Writes a TJ array, with the moves of shaping in 1/1000 em. */
const shown = ({ face, codeOf }: FontInUse, glyphs: Glyph[]) => {
  let array = ''
  let open = false
  const move = (by: number) => {
    if (Math.abs(by) < 0.001) return
    array += `${open ? '>' : ''}${number(-by)}`
    open = false
  }
  for (const { id, advance, dx, text } of glyphs) {
    move(dx)
    array += `${open ? '' : '<'}${hex4(codeOf(id, text))}`
    open = true
    move(advance - face.advance(id) - dx)
  }
  return `[${array}${open ? '>' : ''}] TJ\n`
}

/** Splits glyphs by height, so that raised marks stay where they belong. */
const groupByHeight = (glyphs: Glyph[]) => {
  const groups: Glyph[][] = []
  for (const glyph of glyphs) {
    const last = groups.at(-1)
    if (last && last[0]?.dy === glyph.dy) last.push(glyph)
    else groups.push([glyph])
  }
  return groups
}

const widthOf = (glyphs: Glyph[]) => glyphs.reduce((sum, { advance }) => sum + advance, 0)

/** Runs of one font, with the spaces between them. */
const runsOf = ({ words }: Line) => {
  const runs: Run[] = []
  for (const [index, { shaped }] of words.entries())
    for (const { face, glyphs } of shaped.runs) {
      const last = runs.at(-1)
      // Chrome decides spaces before the next cell by runs.
      const isEnd = index === words.length - 1 && glyphs[0]?.text === ' '
      if (last?.face === face && !isEnd) last.glyphs.push(...glyphs)
      else runs.push({ face, glyphs: [...glyphs] })
    }
  return runs
}

/** Creates a typesetter, which embeds the glyphs that were used at the end. */
export const makeTypesetter = (context: PDFContext, faces: readonly FontFace[]) => {
  const fonts = new Map<FontFace, FontInUse>(
    faces.map((face, index) => [
      face,
      { face, key: `F${index}`, ref: context.nextRef(), ...makeCodes() },
    ]),
  )

  const drawRun = ({ face, glyphs }: Run, x: number, y: number, size: number) => {
    const font = fonts.get(face)
    if (!font) throw new Error(`The font ${face.name} is not of this document`)
    let content = `/${font.key} ${size} Tf\n`
    let at = x
    for (const level of groupByHeight(glyphs)) {
      const lift = ((level[0]?.dy ?? 0) * size) / 1000
      content += `1 0 0 1 ${number(at)} ${number(y + lift)} Tm ${shown(font, level)}`
      at += (widthOf(level) * size) / 1000
    }
    return content
  }

  const drawLine = (line: Line, x: number, y: number, size: number) => {
    let content = ''
    let at = x
    for (const run of runsOf(line)) {
      content += drawRun(run, at, y, size)
      at += (widthOf(run.glyphs) * size) / 1000
    }
    return content
  }

  /** Draws lines. Search and copying get the stored text. */
  const draw = (
    lines: readonly Line[],
    { x, y, size, leading }: { x: number; y: number; size: number; leading: number },
  ) => {
    const text = lines.map((line) => line.text).join('')
    const content = lines
      .map((line, index) => drawLine(line, x, y - index * leading, size))
      .join('')
    return content && `/Span << /ActualText ${contentText(text)} >> BDC BT\n${content}ET EMC\n`
  }

  const embed = async () => {
    const subset = await makeSubsetter()
    for (const { face, ref, used } of fonts.values())
      if (used.length > 1) {
        const file = subset(face.file, new Set(used.map(({ glyph }) => glyph)))
        embedFont(context, ref, face, used, file)
      }
  }

  /** Embeds the fonts of which glyphs were used. */
  const resources = () =>
    Object.fromEntries(
      [...fonts.values()].filter(({ used }) => used.length > 1).map(({ key, ref }) => [key, ref]),
    )

  return { shape: makeShaper(faces), draw, embed, resources }
}

export type Typesetter = ReturnType<typeof makeTypesetter>
