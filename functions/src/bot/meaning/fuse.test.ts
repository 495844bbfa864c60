import { expect, test } from 'vitest'
import { fuse } from './fuse.ts'

test('what both orders have comes first, then they take turns', () => {
  expect(fuse([[...'abcde'], [...'xyczw']], 5)).toEqual(['c', 'a', 'x', 'b', 'y'])
  expect(fuse([[...'ab'], []], 5)).toEqual(['a', 'b'])
  expect(fuse([[], [...'xy']], 1)).toEqual(['x'])
})
