import { expect, test } from 'vitest'
import { daysAfter, daysBetween, dayWords, mondayAfter, todayAt } from './lead-days.ts'

test('today is the day of Kolkata, also for who sits in another zone', () => {
  expect(todayAt(Date.parse('2026-11-24T18:29:59Z'))).toBe('2026-11-24')
  expect(todayAt(Date.parse('2026-11-24T18:30:00Z'))).toBe('2026-11-25')
})

test('days are counted over the ends of months and years', () => {
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02')
  expect(daysBetween('2026-11-28', '2026-12-01')).toBe(3)
})

test('next Monday is never today', () => {
  expect(mondayAfter('2026-11-24')).toBe('2026-11-30')
  expect(mondayAfter('2026-11-29')).toBe('2026-11-30')
  expect(mondayAfter('2026-11-30')).toBe('2026-12-07')
})

test('a day of another year says which', () => {
  expect(dayWords('2026-11-25', '2026-11-24')).toBe('Wed 25 Nov')
  expect(dayWords('2027-01-04', '2026-11-24')).toBe('Mon 4 Jan 2027')
})
