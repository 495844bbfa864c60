import { expect, test } from 'vitest'
import { scaleTo } from './charts.tsx'
import { hoursWords, percent } from './words.ts'

test('a scale has few round numbers, the last of them no less than what is drawn', () => {
  expect(scaleTo(0)).toEqual([0, 1])
  expect(scaleTo(3)).toEqual([0, 1, 2, 3])
  expect(scaleTo(35)).toEqual([0, 10, 20, 30, 40])
  expect(scaleTo(81)).toEqual([0, 50, 100])
  for (let highest = 1; highest < 5_000; highest += 7) {
    const scale = scaleTo(highest)
    expect(scale.length).toBeLessThanOrEqual(5)
    expect(scale.at(-1)).toBeGreaterThanOrEqual(highest)
  }
})

test('a wait is told as somebody would say it', () => {
  expect([0, 0.9, 1, 20.5, 71.9, 72, 100].map(hoursWords)).toEqual([
    'an hour',
    'an hour',
    '1 hour',
    '20.5 hours',
    '71.9 hours',
    '3 days',
    '4.2 days',
  ])
  expect([percent(1, 3), percent(0, 0)]).toEqual([33, 0])
})
