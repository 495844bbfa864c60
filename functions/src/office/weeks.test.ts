import { expect, test } from 'vitest'
import { weeksUntil } from './groups/numbers.ts'

const last = (now: string) => weeksUntil(new Date(now), 1)[0]

test('a week begins on Monday at midnight in Kolkata', () => {
  const monday = { from: '2026-11-23', begins: '2026-11-22T18:30:00.000Z' }
  expect(last('2026-11-22T18:29:59.999Z')?.from).toBe('2026-11-16')
  expect(last('2026-11-22T18:30:00.000Z')).toEqual(monday)
  expect(last('2026-11-29T18:29:59.999Z')).toEqual(monday)
})

test('weeks go on over the end of a year, the oldest first', () => {
  expect(weeksUntil(new Date('2027-01-05T06:00:00Z'), 3).map(({ from }) => from)).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ])
  const year = weeksUntil(new Date('2027-01-05T06:00:00Z'), 52)
  expect([year.length, year[0]?.from]).toEqual([52, '2026-01-12'])
  for (const { begins } of year) expect(new Date(begins).getUTCDay()).toBe(0)
})
