import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the median is the value in the middle, or between the two there', () => {
  expect(median([30, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})
