import { expect, test } from 'vitest'
import {
  kolkataDay,
  kolkataMinute,
  kolkataTime,
  longDate,
  longDay,
  momentWords,
  shortDay,
  shortWeekday,
  timeOfDay,
} from './date-words.ts'

test('a day is written short or long, with its year where that is not the year of today', () => {
  expect(shortDay('2026-09-03')).toBe('3 Sep 2026')
  expect(shortDay('2026-11-25', '2026-11-24')).toBe('25 Nov')
  expect(shortWeekday('2026-11-25', '2026-11-24')).toBe('Wed 25 Nov')
  expect(shortWeekday('2027-01-04', '2026-11-24')).toBe('Mon 4 Jan 2027')
  expect(longDay('2026-11-23')).toBe('Monday 23 November 2026')
})

test('a moment is written by the clock of Kolkata, whose day turns at 18:30 UTC', () => {
  const [before, midnight] = ['2026-12-31T18:29:59Z', '2026-12-31T18:30:00Z']
  expect([before, midnight].map(kolkataTime)).toEqual(['31 Dec 2026, 23:59', '1 Jan 2027, 00:00'])
  expect([before, midnight].map(kolkataMinute)).toEqual(['2026-12-31 23:59', '2027-01-01 00:00'])
  expect([before, midnight].map(kolkataDay)).toEqual(['31 Dec 2026', '1 Jan 2027'])
  expect([before, midnight].map(longDate)).toEqual(['December 31, 2026', 'January 1, 2027'])
  expect(momentWords(before, before)).toBe('Thursday 31 December, 11:59 pm in Kolkata')
  expect(momentWords(midnight, before)).toBe('Friday 1 January 2027, 12:00 am in Kolkata')
})

test('noon and midnight are 12', () => {
  expect(
    ['00:05', '09:41', '12:00', '20:00'].map((time) => timeOfDay(`2026-11-23T${time}`)),
  ).toEqual(['12:05 am', '9:41 am', '12:00 pm', '8:00 pm'])
})
