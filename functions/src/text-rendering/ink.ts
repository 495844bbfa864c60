import type { FontFace } from './faces.ts'

/** Coverage per pixel, as difference from the one before. */
export type Ink = { width: number; height: number; changes: Float32Array }

type Point = readonly [x: number, y: number]

/** Straight parts per curve, invisible at headline sizes. */
const curveSteps = 8

/** Covers what is right of an edge. */
const add = (row: Float32Array, pixel: number, x: number, height: number) => {
  const covered = height * (pixel + 1 - x)
  row[pixel] = (row[pixel] ?? 0) + covered
  row[pixel + 1] = (row[pixel + 1] ?? 0) + height - covered
}

const addToRow = (row: Float32Array, a: number, b: number, height: number) => {
  const [from, to] = [Math.min(a, b), Math.max(a, b)]
  const first = Math.floor(from)
  if (to <= first + 1) return add(row, first, (from + to) / 2, height)
  for (let pixel = first; pixel < to; pixel++) {
    const [left, right] = [Math.max(from, pixel), Math.min(to, pixel + 1)]
    add(row, pixel, (left + right) / 2, (height * (right - left)) / (to - from))
  }
}

const addEdge = ({ width, height, changes }: Ink, from: Point, to: Point) => {
  if (from[1] === to[1]) return
  const down = from[1] < to[1]
  const [[x0, y0], [x1, y1]] = down ? [from, to] : [to, from]
  const slope = (x1 - x0) / (y1 - y0)
  const last = Math.min(height, Math.ceil(y1))
  for (let y = Math.max(0, Math.floor(y0)); y < last; y++) {
    const [top, bottom] = [Math.max(y, y0), Math.min(y + 1, y1)]
    const row = changes.subarray(y * width, (y + 1) * width)
    const x = (at: number) => x0 + (at - y0) * slope
    addToRow(row, x(top), x(bottom), down ? bottom - top : top - bottom)
  }
}

const onCurve = ([x0, y0]: Point, [cx, cy]: Point, [x1, y1]: Point, t: number): Point => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  return [a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1]
}

type Place = { x: number; y: number; size: number }

/** Origin `x`, `y`: baseline, pixels. */
export const addGlyph = (ink: Ink, { font }: FontFace, id: number, { x, y, size }: Place) => {
  let [start, at]: Point[] = [
    [0, 0],
    [0, 0],
  ]
  const place = (px = 0, py = 0): Point => [x + (px * size) / 1000, y - (py * size) / 1000]
  const lineTo = (to: Point) => {
    addEdge(ink, at ?? to, to)
    at = to
  }
  for (const { type, values } of font.glyphToJson(id)) {
    const [a, b, c, d] = values
    if (type === 'M') start = at = place(a, b)
    else if (type === 'L') lineTo(place(a, b))
    else if (type === 'Q') {
      const [from, control, to] = [at ?? place(), place(a, b), place(c, d)]
      for (let step = 1; step <= curveSteps; step++)
        lineTo(onCurve(from, control, to, step / curveSteps))
    } else if (type === 'Z' && start) lineTo(start)
    else throw new Error(`A TrueType glyph has no ${type}`)
  }
}

export const newInk = (width: number, height: number): Ink => ({
  width,
  height,
  changes: new Float32Array(width * height),
})

/** `rgb`: three bytes a pixel. */
export const paint = (rgb: Buffer, { width, height, changes }: Ink, colour: readonly number[]) => {
  for (let y = 0; y < height; y++) {
    let covered = 0
    for (let pixel = y * width; pixel < (y + 1) * width; pixel++) {
      covered += changes[pixel] ?? 0
      // Letters overlap where they touch.
      const share = Math.min(1, Math.abs(covered))
      if (share < 1 / 512) continue
      for (const [channel, value] of colour.entries()) {
        const at = pixel * 3 + channel
        rgb[at] = Math.round((rgb[at] ?? 0) * (1 - share) + value * share)
      }
    }
  }
}
