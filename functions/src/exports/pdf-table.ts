import type { Lead } from '@bong-bari/contract'
import { type Line, wrap } from '../text-rendering/wrap.ts'
import { paperColumns as columns, type Value } from './columns.ts'
import { indiaMinute } from './india-time.ts'
import { artifact, pagination, type TaggedRow } from './pdf-tags.ts'
import type { Typesetter } from './pdf-text.ts'

/** Points. A4, lying. */
export const sheet = { width: 841.89, height: 595.28, margin: 28 }
const type = { size: 7, leading: 9.5 }
const padding = 3

const shares = columns.reduce((sum, { width }) => sum + width, 0)
const perShare = (sheet.width - 2 * sheet.margin) / shares

type Cell = { x: number; lines: Line[] }

const textOf = (value: Value) => (value instanceof Date ? indiaMinute(value) : (value ?? ''))

const cellsOf = (texts: string[], { shape }: Typesetter): Cell[] => {
  let x = sheet.margin
  return columns.map(({ width }, index) => {
    const inner = width * perShare - 2 * padding
    const text = texts[index] ?? ''
    const lines = text ? wrap(text, (inner * 1000) / type.size, shape) : []
    const cell = { x: x + padding, lines }
    x += width * perShare
    return cell
  })
}

const linesIn = (cells: Cell[]) => Math.max(1, ...cells.map(({ lines }) => lines.length))

const heightOf = (count: number) => count * type.leading + 2 * padding

const draw = (cells: Cell[], top: number, typesetter: Typesetter, row?: TaggedRow) =>
  cells
    .map(({ x, lines }, column) => {
      const place = { ...type, x, y: top - padding - type.size }
      return typesetter.draw(lines, place, row && (() => row.mark(column)))
    })
    .join('')

const right = sheet.width - sheet.margin
const rule = (y: number) =>
  artifact(`0.8 G 0.5 w ${sheet.margin} ${y.toFixed(2)} m ${right} ${y.toFixed(2)} l S\n`)

/** The row of titles, on a ground of its own; answers what it draws and where it ends. */
export const drawHeader = (top: number, typesetter: Typesetter, row?: TaggedRow) => {
  const cells = cellsOf(
    columns.map(({ title }) => title),
    typesetter,
  )
  const height = heightOf(linesIn(cells))
  const ground = artifact(
    `0.2 0.13 0.3 rg ${sheet.margin} ${(top - height).toFixed(2)} ${(right - sheet.margin).toFixed(2)} ${height.toFixed(2)} re f\n`,
  )
  const titles = draw(cells, top, typesetter, row)
  // It is the table's once; later pages repeat it for the eye.
  const said = row ? titles : artifact(titles, pagination.header)
  return { content: `${ground}1 g\n${said}0 g\n`, bottom: top - height }
}

export const rowOf = (lead: Lead, typesetter: Typesetter) =>
  cellsOf(
    columns.map(({ value }) => textOf(value(lead))),
    typesetter,
  )

/** Lines of a row that is never broken over two pages; every fresh page has room for it. */
const whole = 20

/** As much of a row as fits between `top` and `bottom`; `rest` is what goes on the next page. */
export const drawRow = (
  cells: Cell[],
  { top, bottom }: { top: number; bottom: number },
  typesetter: Typesetter,
  row: TaggedRow,
) => {
  const room = Math.floor((top - bottom - 2 * padding) / type.leading)
  const needed = linesIn(cells)
  if (room < Math.min(needed, whole)) return { content: '', bottom: top, rest: cells }
  const part = cells.map(({ x, lines }) => ({ x, lines: lines.slice(0, room) }))
  const end = top - heightOf(Math.min(room, needed))
  const rest = cells.map(({ x, lines }) => ({ x, lines: lines.slice(room) }))
  return {
    content: draw(part, top, typesetter, row) + rule(end),
    bottom: end,
    rest: needed > room ? rest : undefined,
  }
}
