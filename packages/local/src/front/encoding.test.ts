import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, encode } from './exchange.ts'

test('brotli is preferred, then gzip, and a quality of zero refuses', () => {
  expect(acceptedEncoding('gzip, deflate, br', 5000)).toBe('br')
  expect(acceptedEncoding('gzip', 5000)).toBe('gzip')
  expect(acceptedEncoding('br;q=0, gzip;q=0.5', 5000)).toBe('gzip')
  expect(acceptedEncoding('deflate', 5000)).toBeUndefined()
  expect(acceptedEncoding(undefined, 5000)).toBeUndefined()
})

test('small bodies stay as they are', () => {
  expect(acceptedEncoding('br', 999)).toBeUndefined()
})

test('an encoded body decodes to itself', async () => {
  const body = Buffer.from('বং বাড়ি '.repeat(200))
  expect(brotliDecompressSync(await encode(body, 'br', true))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip', false))).toEqual(body)
})
