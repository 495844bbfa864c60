import { kolkataMinute } from '@bong-bari/site'
import type { Shaper } from '../text-rendering/shape.ts'
import { piecesOf } from '../text-rendering/wrap.ts'
import type { Column, Value } from './columns.ts'

/** A4 in landscape, in points. */
export const sheet = { width: 841.89, height: 595.28, margin: 28 }
export const padding = 3

/** Sizes of type in points. The usual one comes first; more columns than it has room for are drawn smaller. */
const sizes = [7, 6.5, 6, 5.5, 5]
const leadingPerSize = 9.5 / 7

/** A longer word without a place to break, such as noise, may be broken anywhere. */
const longestUnbroken = 30

/** In thousandths of the size: no letter is wider than the greatest, and most are narrower than the usual. */
const letterWidth = { greatest: 1_200, usual: 560 }

export type Layout = {
  columns: readonly Column[]
  /** In points. */
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
    if (word.length * letterWidth.greatest <= widest) break
    widest = Math.max(widest, shape(word.slice(0, longestUnbroken)).width)
  }
  return widest
}

type Needs = { weight: number; whole: number; pieces: number; max: number }

/** What a column needs in 1/1000 of the size: for whole words, for their pieces, and at most. */
const needsOf = (
  { title, isTime, width }: Column,
  texts: ReadonlySet<string>,
  shape: Shaper,
): Needs => {
  const all = [title, ...texts]
  const words = new Set(all.flatMap((text) => text.split(/\s+/)))
  // A time is never broken over two lines.
  if (isTime) for (const text of texts) words.add(text)
  const pieces = new Set(isTime ? words : [...words].flatMap(piecesOf))
  const whole = widestOf(words, shape)
  const longest = all.reduce((length, text) => Math.max(length, text.length), 0)
  return {
    weight: width,
    whole,
    pieces: widestOf(pieces, shape),
    max: Math.max(whole, isTime ? 0 : longest * letterWidth.usual),
  }
}

/** Shares `room` by weight, between the least and the greatest width of each column. */
const share = (room: number, columns: readonly { weight: number; min: number; max: number }[]) => {
  const at = (scale: number) =>
    columns.map(({ weight, min, max }) => Math.max(min, Math.min(max, weight * scale)))
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)
  let [low, high] = [0, room]
  for (let turn = 0; turn < 40; turn++) {
    const middle = (low + high) / 2
    if (sum(at(middle)) > room) high = middle
    else low = middle
  }
  const widths = at(low)
  // What is left where each has its greatest width, or lacks where the least is too much, is shared too.
  const rest = room / sum(widths)
  return widths.map((width) => width * rest)
}

/**
 * Columns with something in them, as wide as their words need: whole words if they fit, else words that
 * break where people break them, else a smaller size.
 */
export const layOut = (
  columns: readonly Column[],
  texts: readonly ReadonlySet<string>[],
  shape: Shaper,
): Layout => {
  const room = sheet.width - 2 * sheet.margin
  const filled = columns.flatMap((column, at) => {
    const values = texts[at] ?? new Set<string>()
    return [...values].some((text) => text.trim()) ? [{ column, values }] : []
  })
  const drawn = filled.length
    ? filled
    : columns.map((column) => ({ column, values: new Set<string>() }))
  const needs = drawn.map(({ column, values }) => needsOf(column, values, shape))
  const points = (width: number, size: number) => (width * size) / 1000 + 2 * padding + 0.1
  const fitting = sizes
    .flatMap((size) => [
      { size, minWidths: needs.map(({ whole }) => points(whole, size)) },
      { size, minWidths: needs.map(({ pieces }) => points(pieces, size)) },
    ])
    .find(({ minWidths }) => minWidths.reduce((sum, width) => sum + width, 0) <= room)
  const size = fitting?.size ?? sizes.at(-1) ?? 5
  const limits = needs.map(({ weight, pieces, max }, at) => {
    const min = fitting?.minWidths[at] ?? points(pieces, size)
    return { weight, min, max: Math.max(min, points(max, size)) }
  })
  return {
    columns: drawn.map(({ column }) => column),
    widths: share(room, limits),
    size,
    leading: size * leadingPerSize,
  }
}
