import { artifact, pagination, type TaggedRow } from '../text-rendering/pdf-tags.ts'
import type { Typesetter } from '../text-rendering/pdf-text.ts'
import { type Line, wrap } from '../text-rendering/wrap.ts'
import { type Layout, padding, sheet } from './pdf-layout.ts'

/** `--color-jaanla-700` and `--color-khata-200`. */
export const ink = { head: '0.055 0.337 0.271', rule: '0.867 0.839 0.792' }

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

const draw = (
  cells: Cell[],
  top: number,
  { size, leading }: Layout,
  typesetter: Typesetter,
  row?: TaggedRow,
) =>
  cells
    .map(({ x, lines }, column) => {
      const place = { size, leading, x, y: top - padding - size }
      return typesetter.draw(lines, place, row && (() => row.mark(column)))
    })
    .join('')

const right = sheet.width - sheet.margin
const rule = (y: number) =>
  artifact(`${ink.rule} RG 0.5 w ${sheet.margin} ${y.toFixed(2)} m ${right} ${y.toFixed(2)} l S\n`)

/** Returns content and end. */
export const drawHeader = (
  top: number,
  layout: Layout,
  typesetter: Typesetter,
  row?: TaggedRow,
) => {
  const titles = layout.columns.map(({ title }) => title)
  const cells = cellsOf(titles, layout, typesetter)
  const height = heightOf(linesIn(cells), layout)
  const ground = artifact(
    `${ink.head} rg ${sheet.margin} ${(top - height).toFixed(2)} ${(right - sheet.margin).toFixed(2)} ${height.toFixed(2)} re f\n`,
  )
  const words = draw(cells, top, layout, typesetter, row)
  // Repeats are not read out.
  const said = row ? words : artifact(words, pagination.header)
  return { content: `${ground}1 g\n${said}0 g\n`, bottom: top - height }
}

/** Lines of a row that is never broken; a fresh page has room. */
const whole = 20

/** `rest` goes on the next page. */
export const drawRow = (
  cells: Cell[],
  { top, bottom }: { top: number; bottom: number },
  layout: Layout,
  typesetter: Typesetter,
  row: TaggedRow,
) => {
  const room = Math.floor((top - bottom - 2 * padding) / layout.leading)
  const needed = linesIn(cells)
  if (room < Math.min(needed, whole)) return { content: '', bottom: top, rest: cells }
  const part = cells.map(({ x, lines }) => ({ x, lines: lines.slice(0, room) }))
  const end = top - heightOf(Math.min(room, needed), layout)
  const rest = cells.map(({ x, lines }) => ({ x, lines: lines.slice(room) }))
  return {
    content: draw(part, top, layout, typesetter, row) + rule(end),
    bottom: end,
    rest: needed > room ? rest : undefined,
  }
}
