import { expect, test } from 'vitest'
import { holidayIn, holidaysEndWords, lastHolidayNear } from './holidays.ts'

test('a line is a day and its name, or the one of them that is there', () => {
  expect(holidayIn('2026-12-25 Christmas')).toEqual({ day: '2026-12-25', name: 'Christmas' })
  expect(holidayIn('2026-12-25')).toEqual({ day: '2026-12-25', name: '' })
  expect(holidayIn(' Christmas')).toEqual({ day: '', name: 'Christmas' })
  expect(holidayIn('')).toEqual({ day: '', name: '' })
})

test('the team is told within six months of the last holiday, after it, and where there is none', () => {
  const known = '2027-04-15 Poila Boishakh\n2026-12-25 Christmas'
  expect(lastHolidayNear(known, '2026-10-14', 6)).toBeUndefined()
  expect(lastHolidayNear(known, '2026-10-15', 6)).toBe('2027-04-15')
  expect(lastHolidayNear(known, '2028-01-01', 6)).toBe('2027-04-15')
  expect(lastHolidayNear('', '2026-10-15', 6)).toBe('')
  expect(holidaysEndWords('2027-04-15')).toBe("Holidays end on 15 Apr 2027: add next year's.")
})
