import { expect, test } from 'vitest'
import { likeness, makeMemory } from './nearest-rows.ts'

test('what points the same way is like it, however long; nothing is like what has no direction', () => {
  const of = (...numbers: number[]) => Int8Array.from(numbers)
  expect(likeness(of(1, 2, 0), of(50, 100, 0))).toBeCloseTo(1)
  expect(likeness(of(127, 0), of(-128, 0))).toBeCloseTo(-1)
  expect(likeness(of(1, 0), of(0, 1))).toBe(0)
  expect(likeness(of(0, 0), of(3, 1))).toBe(0)
  expect(likeness(of(1, 0), of(1, 0, 0))).toBe(0)
})

test('what was asked for last stays, and the rest makes room', () => {
  const memory = makeMemory<number>(2)
  memory.keep('a', 1)
  memory.keep('b', 2)
  expect(memory.find('a')).toBe(1)
  memory.keep('c', 3)
  expect([memory.find('a'), memory.find('b'), memory.find('c')]).toEqual([1, undefined, 3])
  memory.keep('c', 4)
  expect([memory.find('a'), memory.find('c')]).toEqual([1, 4])
})
