import { expect, test } from 'vitest'
import { makeMemory } from './memory.ts'

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
