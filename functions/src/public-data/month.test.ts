import { expect, test } from 'vitest'
import { monthAfter, monthOf, monthStart } from './month.ts'

test('a month begins at midnight in Kolkata, five and a half hours before it begins in UTC', () => {
  expect(monthStart('2025-03')).toBe('2025-02-28T18:30:00.000Z')
  expect(monthOf('2025-02-28T18:30:00.000Z')).toBe('2025-03')
  expect(monthOf('2025-02-28T18:29:59.999Z')).toBe('2025-02')
  expect(monthOf('2024-12-31T18:30:00.000Z')).toBe('2025-01')
  expect(monthOf(monthStart('2024-02'))).toBe('2024-02')
})

test('after December comes January of the next year', () => {
  expect(['2024-11', '2024-12'].map(monthAfter)).toEqual(['2024-12', '2025-01'])
})
