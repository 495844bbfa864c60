import { expect, test } from 'vitest'
import { parseByteRange } from './exchange.ts'

test('a range is cut to the body, counted from either end', () => {
  expect(parseByteRange('bytes=0-9', 100)).toEqual({ first: 0, last: 9 })
  expect(parseByteRange('bytes=90-', 100)).toEqual({ first: 90, last: 99 })
  expect(parseByteRange('bytes=90-500', 100)).toEqual({ first: 90, last: 99 })
  expect(parseByteRange('bytes=-10', 100)).toEqual({ first: 90, last: 99 })
  expect(parseByteRange('bytes=-500', 100)).toEqual({ first: 0, last: 99 })
})

test('a range beyond the body cannot be satisfied', () => {
  expect(parseByteRange('bytes=100-', 100)).toBe('unsatisfiable')
  expect(parseByteRange('bytes=-0', 100)).toBe('unsatisfiable')
})

test('what is no single range of bytes asks for the whole', () => {
  for (const header of [undefined, 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=x'])
    expect(parseByteRange(header, 100)).toBeUndefined()
})
