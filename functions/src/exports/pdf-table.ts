import type { Lead } from '@bong-bari/contract'
import { artifact, pagination, type TaggedRow } from '../text-rendering/pdf-tags.ts'
import type { Typesetter } from '../text-rendering/pdf-text.ts'
import { type Line, wrap } from '../text-rendering/wrap.ts'
import type { Column, Value } from './columns.ts'
import { indiaMinute } from './india-time.ts'

/** Points: A4 landscape. */
export const sheet = { width: 841.89, height: 595.28, margin: 28 }
/** `--color-jaanla-700` and `--color-khata-200`. */
export const ink = { head: '0.055 0.337 0.271', rule: '0.867 0.839 0.792' }
const type = { size: 7, leading: 9.5 }
const padding = 3

/** Points; `2026-11-24 16:30` on a line. */
const timeWidth = 62

/** Points; times take what they need, the rest is shared. */
export const widthsOf = (columns: readonly Column[]) => {
  const sum = (some: readonly Column[]) => some.reduce((all, { width }) => all + width, 0)
  const others = columns.filter(({ isTime }) => !isTime)
  const room = sheet.width - 2 * sheet.margin
  const rest = room - timeWidth * (columns.length - others.length)
  return columns.map(({ width, isTime }) =>
    isTime && others.length ? timeWidth : (width * rest) / (sum(others) || 1),
  )
}

type Cell = { x: number; lines: Line[] }

const textOf = (value: Value) => (value instanceof Date ? indiaMinute(value) : (value ?? ''))

const cellsOf = (
  texts: readonly string[],
  widths: readonly number[],
  { shape }: Typesetter,
): Cell[] => {
  let x = sheet.margin
  return texts.map((text, index) => {
    const width = widths[index] ?? 0
    const inner = Math.max(1, width - 2 * padding)
    const lines = text ? wrap(text, (inner * 1000) / type.size, shape) : []
    const cell = { x: x + padding, lines }
    x += width
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
  artifact(`${ink.rule} RG 0.5 w ${sheet.margin} ${y.toFixed(2)} m ${right} ${y.toFixed(2)} l S\n`)

/** Returns content and end. */
export const drawHeader = (
  top: number,
  columns: readonly Column[],
  typesetter: Typesetter,
  row?: TaggedRow,
) => {
  const titles = columns.map(({ title }) => title)
  const cells = cellsOf(titles, widthsOf(columns), typesetter)
  const height = heightOf(linesIn(cells))
  const ground = artifact(
    `${ink.head} rg ${sheet.margin} ${(top - height).toFixed(2)} ${(right - sheet.margin).toFixed(2)} ${height.toFixed(2)} re f\n`,
  )
  const words = draw(cells, top, typesetter, row)
  // Repeats are not read out.
  const said = row ? words : artifact(words, pagination.header)
  return { content: `${ground}1 g\n${said}0 g\n`, bottom: top - height }
}

export const rowOf = (lead: Lead, columns: readonly Column[], typesetter: Typesetter) =>
  cellsOf(
    columns.map(({ value }) => textOf(value(lead))),
    widthsOf(columns),
    typesetter,
  )

/** Lines of a row that is never broken; a fresh page has room. */
const whole = 20

/** `rest` goes on the next page. */
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
