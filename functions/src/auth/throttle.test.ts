import { expect, test } from 'vitest'
import { slowdown } from './throttle.ts'

test('a name slows down with its failures and is never locked', () => {
  expect([1, 20, 21, 30, 50, 1_000_000].map(slowdown)).toEqual([0, 0, 100, 1000, 3000, 3000])
})
