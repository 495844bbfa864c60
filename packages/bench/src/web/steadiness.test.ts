import { expect, test } from 'vitest'
import { blockingTime, layoutShift, median } from './steadiness.ts'

test('a task blocks for what it takes beyond 50 ms, after the first paint', () => {
  const tasks = [
    { until: 300, duration: 300 },
    { until: 430, duration: 80 },
    { until: 500, duration: 50 },
    { until: 600, duration: 120 },
  ]
  expect(blockingTime(tasks, 400)).toBe(100)
  expect(blockingTime([], 0)).toBe(0)
})

test('shifts add up until a second of rest, or for five seconds, and the worst sum counts', () => {
  const rest = [0, 500, 1_400, 2_500].map((at) => ({ at, value: 0.01 }))
  expect(layoutShift(rest)).toBeCloseTo(0.03)
  const long = Array.from({ length: 12 }, (_, at) => ({ at: at * 900, value: 0.01 }))
  expect(layoutShift(long)).toBeCloseTo(0.06)
  expect(layoutShift([])).toBe(0)
})

test('the median is one of the values', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([7]), median([])]).toEqual([5, 2, 7, 0])
})
