// @vitest-environment node
import { expect, test } from 'vitest'
import { describeHolidaysEnd, findExpiringHoliday } from './settings.ts'

test('the team is told within a month of the last holiday, after it, and where there is none', () => {
  const known = '2027-04-15 Poila Boishakh\n2026-12-28\nno day 2028-01-01'
  expect(findExpiringHoliday(known, '2027-03-14')).toBeUndefined()
  expect(findExpiringHoliday(known, '2027-03-15')).toBe('2027-04-15')
  expect(findExpiringHoliday(known, '2028-01-01')).toBe('2027-04-15')
  expect(findExpiringHoliday('', '2026-10-15')).toBe('')
  expect(describeHolidaysEnd('2027-04-15')).toBe("Holidays end on 15 Apr 2027: add next year's.")
})
