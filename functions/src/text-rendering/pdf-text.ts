import type { PDFContext, PDFRef } from 'pdf-lib'
import type { FontFace } from './faces.ts'
import { contentText, embedFont, hex4, makeCodes } from './pdf-font.ts'
import { type Glyph, makeShaper, type Run } from './shape.ts'
import { makeSubsetter } from './subset.ts'
import type { Line } from './wrap.ts'

type FontInUse = { face: FontFace; key: string; ref: PDFRef } & ReturnType<typeof makeCodes>

const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** A TJ array; shaping's moves in 1/1000 em. */
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

/** By height, so lifted marks stay put. */
const levels = (glyphs: Glyph[]) => {
  const found: Glyph[][] = []
  for (const glyph of glyphs) {
    const last = found.at(-1)
    if (last && last[0]?.dy === glyph.dy) last.push(glyph)
    else found.push([glyph])
  }
  return found
}

const widthOf = (glyphs: Glyph[]) => glyphs.reduce((sum, { advance }) => sum + advance, 0)

/** One font, with spaces. */
const runsOf = ({ words }: Line) => {
  const runs: Run[] = []
  for (const [place, { shaped }] of words.entries())
    for (const { face, glyphs } of shaped.runs) {
      const last = runs.at(-1)
      // Chrome decides spaces before the next cell by runs.
      const isEnd = place === words.length - 1 && glyphs[0]?.text === ' '
      if (last?.face === face && !isEnd) last.glyphs.push(...glyphs)
      else runs.push({ face, glyphs: [...glyphs] })
    }
  return runs
}

/** Embeds the used glyphs at the end. */
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
    for (const level of levels(glyphs)) {
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

  /** Search, copy and screen readers get the stored text. */
  const draw = (
    lines: readonly Line[],
    place: { x: number; y: number; size: number; leading: number },
    mark?: () => number,
  ) => {
    const { x, y, size, leading } = place
    const text = lines.map((line) => line.text).join('')
    const content = lines
      .map((line, index) => drawLine(line, x, y - index * leading, size))
      .join('')
    if (!content) return ''
    const tag = mark ? `/MCID ${mark()} ` : ''
    return `/Span << ${tag}/ActualText ${contentText(text)} >> BDC BT\n${content}ET EMC\n`
  }

  const embed = async () => {
    const subset = await makeSubsetter()
    for (const { face, ref, used } of fonts.values())
      if (used.length > 1) {
        const file = subset(face.file, new Set(used.map(({ glyph }) => glyph)))
        embedFont(context, ref, face, used, file)
      }
  }

  /** Only fonts with glyphs. */
  const resources = () =>
    Object.fromEntries(
      [...fonts.values()].filter(({ used }) => used.length > 1).map(({ key, ref }) => [key, ref]),
    )

  return { shape: makeShaper(faces), draw, embed, resources }
}

export type Typesetter = ReturnType<typeof makeTypesetter>
