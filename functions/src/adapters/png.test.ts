import { expect, test } from 'vitest'
import { png } from '../../testing/pictures.ts'
import { readPng, writePng } from './png.ts'

const gradient = (width: number, height: number) => ({
  width,
  height,
  rgb: Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + (at % 5) * 31) % 256),
  ),
})

test('a picture that was written is read back byte for byte', () => {
  const picture = gradient(13, 9)
  expect(readPng(writePng(picture))).toEqual(picture)
})

test('another kind of PNG is refused', () => {
  expect(() => readPng(png())).toThrow('This PNG is of a kind that is not read here')
})
