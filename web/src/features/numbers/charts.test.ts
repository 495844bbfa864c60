// @vitest-environment node
import { expect, test } from 'vitest'
import { listGridValues } from './charts.tsx'
import { formatHours, toPercent } from './numbers-page.tsx'

test('a scale has few round numbers, the last of them no less than what is drawn', () => {
  expect(listGridValues(0)).toEqual([0, 1])
  expect(listGridValues(3)).toEqual([0, 1, 2, 3])
  expect(listGridValues(35)).toEqual([0, 10, 20, 30, 40])
  expect(listGridValues(81)).toEqual([0, 50, 100])
  for (let highest = 1; highest < 5_000; highest += 7) {
    const scale = listGridValues(highest)
    expect(scale.length).toBeLessThanOrEqual(5)
    expect(scale.at(-1)).toBeGreaterThanOrEqual(highest)
  }
})

test('a wait is told as somebody would say it', () => {
  expect([0, 0.9, 1, 20.5, 71.9, 72, 100].map(formatHours)).toEqual([
    'an hour',
    'an hour',
    '1 hour',
    '20.5 hours',
    '71.9 hours',
    '3 days',
    '4.2 days',
  ])
  expect([toPercent(1, 3), toPercent(0, 0)]).toEqual([33, 0])
})
