import { expect, test } from 'vitest'
import { type faceOf, loadHeadlineFaces } from './faces.ts'
import { addGlyph, newInk, paint } from './share-image.ts'

type Outline = { type: string; values: number[] }[]

/** A face whose only glyph has this outline, in 1/1000 em and upwards. */
const faceWith = async (outline: Outline): Promise<ReturnType<typeof faceOf>> => {
  const [face] = await loadHeadlineFaces()
  if (!face) throw new Error('There is no face')
  face.font.glyphToJson = () => outline
  return face
}

const polygon = (...points: [number, number][]): Outline => [
  ...points.map((values, index) => ({ type: index ? 'L' : 'M', values })),
  { type: 'Z', values: [] },
]

/** The shares of black, row by row, that an outline of size 10 leaves on a white 6x4 picture. */
const drawn = async (outlines: Outline[]) => {
  const ink = newInk(6, 4)
  for (const outline of outlines)
    addGlyph(ink, await faceWith(outline), 1, { x: 0, y: 4, size: 10 })
  const rgb = Buffer.alloc(6 * 4 * 3, 255)
  paint(rgb, ink, [0, 0, 0])
  return Array.from({ length: 4 }, (_, y) =>
    Array.from({ length: 6 }, (_, x) => Math.round(10 - (rgb[(y * 6 + x) * 3] ?? 0) / 25.5) / 10),
  )
}

const square = polygon([150, 100], [150, 350], [400, 350], [400, 100])

test('a pixel takes as much colour as the letter covers of it', async () => {
  expect(await drawn([square])).toEqual([
    [0, 0.3, 0.5, 0.5, 0, 0],
    [0, 0.5, 1, 1, 0, 0],
    [0, 0.5, 1, 1, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ])
})

test('a slanted edge covers the part below it', async () => {
  const wedge = polygon([0, 0], [400, 200], [400, 0])
  expect((await drawn([wedge])).slice(2)).toEqual([
    [0, 0, 0.3, 0.7, 0, 0],
    [0.3, 0.7, 1, 1, 0, 0],
  ])
})

test('where letters overlap nothing is covered twice, and a hole stays open', async () => {
  expect(await drawn([square, square])).toEqual([
    [0, 0.5, 1, 1, 0, 0],
    [0, 1, 1, 1, 0, 0],
    [0, 1, 1, 1, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ])
  const hole = polygon([200, 200], [300, 200], [300, 300], [200, 300])
  expect((await drawn([[...square, ...hole]]))[1]).toEqual([0, 0.5, 0, 1, 0, 0])
})

test('a letter that reaches beyond the picture is cut there', async () => {
  const tall = polygon([100, -900], [100, 900], [200, 900], [200, -900])
  expect(await drawn([tall])).toEqual(Array(4).fill([0, 1, 0, 0, 0, 0]))
})
