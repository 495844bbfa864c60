import { kolkataMinute } from '@bong-bari/site'
import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { streamOf } from '../text-rendering/pdf-font.ts'
import type { Typesetter } from '../text-rendering/pdf-text.ts'
import { type Line, piecesOf, type Shaper, wrap } from '../text-rendering/shape.ts'
import type { Column, Value } from './columns.ts'

/** A4 in landscape, in points. */
export const sheet = { width: 841.89, height: 595.28, margin: 28 }
export const padding = 3

/** Sizes of type in points. The first is the usual one; if the columns do not fit, a smaller one is used. */
const smallest = 5
const sizes = [7, 6.5, 6, 5.5, smallest]
const leadingPerSize = 9.5 / 7

/** A longer word without a place to break may be broken anywhere. */
const maxUnbrokenLength = 30

/** No letter is wider, in 1/1000 of the size. */
const maxLetterWidth = 1_200

export type Layout = {
  columns: readonly Column[]
  /** The width of each column, in points. */
  widths: readonly number[]
  size: number
  leading: number
}

export const textOf = (value: Value) =>
  value instanceof Date ? kolkataMinute(value) : (value ?? '')

/** The width of the widest word, in 1/1000 of the size. */
const widestOf = (words: ReadonlySet<string>, shape: Shaper) => {
  let widest = 0
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    if (word.length * maxLetterWidth <= widest) break
    widest = Math.max(widest, shape(word.slice(0, maxUnbrokenLength)).width)
  }
  return widest
}

/** What a column needs in 1/1000 of the size, where words break as people break them. A time is never broken. */
const measureMinWidth = ({ title, kind }: Column, texts: ReadonlySet<string>, shape: Shaper) => {
  const words = [title, ...texts].flatMap((text) => text.split(/\s+/)).flatMap(piecesOf)
  return widestOf(new Set(kind === 'time' ? [...words, ...texts] : words), shape)
}

/** A longer text gets no wider column. */
const maxLength = 120

const lengthOf = (texts: ReadonlySet<string> = new Set()) => {
  const longest = [...texts].reduce((longest, { length }) => Math.max(longest, length), 1)
  return Math.min(longest, maxLength)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Lays out the columns that have values: each as wide as its words need, and what is left by the lengths of their texts. */
export const layOut = (
  columns: readonly Column[],
  texts: readonly ReadonlySet<string>[],
  shape: Shaper,
): Layout => {
  const room = sheet.width - 2 * sheet.margin
  const textsOf = new Map(columns.map((column, at) => [column, texts[at] ?? new Set<string>()]))
  const filled = columns.filter((column) => [...(textsOf.get(column) ?? [])].some(Boolean))
  const drawn = filled.length > 0 ? filled : columns
  const minWidths = drawn.map((column) =>
    measureMinWidth(column, textsOf.get(column) ?? new Set(), shape),
  )
  const widthsIn = (size: number) =>
    minWidths.map((width) => (width * size) / 1000 + 2 * padding + 0.1)
  const size = sizes.find((one) => sum(widthsIn(one)) <= room) ?? smallest
  const widths = widthsIn(size)
  const left = room - sum(widths)
  // What is missing where even the smallest size is too wide is taken from all alike.
  const weights = left > 0 ? drawn.map((column) => lengthOf(textsOf.get(column))) : widths
  const share = left / sum(weights)
  return {
    columns: drawn,
    widths: widths.map((width, at) => width + share * (weights[at] ?? 0)),
    size,
    leading: size * leadingPerSize,
  }
}

type Row = ReturnType<typeof cellsOf>
type Sheet = { page: PDFPage; contents: PDFRef[] }

const bottom = sheet.margin + 14
const headlineHeight = 40

/** The colours of the tokens `--color-jaanla-700` and `--color-khata-200`, as PDF has them. */
export const inkColours = { head: '0.055 0.337 0.271', rule: '0.867 0.839 0.792' }

type Cell = { x: number; lines: Line[] }

export const cellsOf = (
  texts: readonly string[],
  { widths, size }: Layout,
  { shape }: Typesetter,
): Cell[] => {
  let x = sheet.margin
  return texts.map((text, index) => {
    const width = widths[index] ?? 0
    const inner = Math.max(1, width - 2 * padding)
    const lines = text ? wrap(text, (inner * 1000) / size, shape) : []
    const cell = { x: x + padding, lines }
    x += width
    return cell
  })
}

const linesIn = (cells: Cell[]) => Math.max(1, ...cells.map(({ lines }) => lines.length))

const heightOf = (count: number, { leading }: Layout) => count * leading + 2 * padding

const draw = (cells: Cell[], top: number, { size, leading }: Layout, typesetter: Typesetter) =>
  cells
    .map(({ x, lines }) => typesetter.draw(lines, { size, leading, x, y: top - padding - size }))
    .join('')

const right = sheet.width - sheet.margin
const rule = (y: number) =>
  `${inkColours.rule} RG 0.5 w ${sheet.margin} ${y.toFixed(2)} m ${right} ${y.toFixed(2)} l S\n`

/** Draws the header. Returns its content and its lower end. */
const drawHeader = (top: number, layout: Layout, typesetter: Typesetter) => {
  const names = layout.columns.map(({ title }) => title)
  const cells = cellsOf(names, layout, typesetter)
  const height = heightOf(linesIn(cells), layout)
  const ground = `${inkColours.head} rg ${sheet.margin} ${(top - height).toFixed(2)} ${(right - sheet.margin).toFixed(2)} ${height.toFixed(2)} re f\n`
  const titles = draw(cells, top, layout, typesetter)
  return { content: `${ground}1 g\n${titles}0 g\n`, bottom: top - height }
}

/** A row with at most so many lines is never broken, as a new page has room for it. */
const maxUnbrokenLines = 20

/** Draws a row. `rest` is what must go on the next page. */
const drawRow = (
  cells: Cell[],
  { top, bottom }: { top: number; bottom: number },
  layout: Layout,
  typesetter: Typesetter,
) => {
  const room = Math.floor((top - bottom - 2 * padding) / layout.leading)
  const needed = linesIn(cells)
  if (room < Math.min(needed, maxUnbrokenLines)) return { content: '', bottom: top, rest: cells }
  const part = cells.map(({ x, lines }) => ({ x, lines: lines.slice(0, room) }))
  const end = top - heightOf(Math.min(room, needed), layout)
  const rest = cells.map(({ x, lines }) => ({ x, lines: lines.slice(room) }))
  return {
    content: draw(part, top, layout, typesetter) + rule(end),
    bottom: end,
    rest: needed > room ? rest : undefined,
  }
}

/** Creates pages of rows. A full page is compressed at once, to save memory. */
export const makePages = (document: PDFDocument, layout: Layout, typesetter: Typesetter) => {
  const { context } = document
  const sheets: Sheet[] = []
  // One string of many rows would burden the garbage collector.
  let parts: Buffer[] = []
  let y = 0

  const keep = (bytes: Uint8Array, on: Sheet | undefined) =>
    on?.contents.push(context.register(streamOf(context, bytes)))

  const close = () => {
    keep(Buffer.concat(parts), sheets.at(-1))
    parts = []
    return sheets.length
  }

  const open = () => {
    close()
    const page = document.addPage([sheet.width, sheet.height])
    sheets.push({ page, contents: [] })
    const top = sheet.height - sheet.margin - (sheets.length === 1 ? headlineHeight : 0)
    const header = drawHeader(top, layout, typesetter)
    parts.push(Buffer.from(header.content))
    y = header.bottom
  }

  const addRow = (row: Row) => {
    let rest: Row | undefined = row
    while (rest) {
      const drawn = drawRow(rest, { top: y, bottom }, layout, typesetter)
      parts.push(Buffer.from(drawn.content))
      y = drawn.bottom
      rest = drawn.rest
      if (rest) open()
    }
  }

  /** Called once all fonts are known. */
  const finish = () => {
    const resources = context.register(context.obj({ Font: typesetter.resources() }))
    for (const { page, contents } of sheets) {
      page.node.set(PDFName.of('Contents'), context.obj(contents))
      page.node.set(PDFName.of('Resources'), resources)
    }
  }

  open()
  const addTo = (index: number, content: string) => keep(Buffer.from(content), sheets[index])
  return { addRow, close, addTo, finish }
}
