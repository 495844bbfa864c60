import { expect, test } from 'vitest'
import {
  businessDaysAfter,
  dayIn,
  endOfDay,
  holidays,
  holidaysIn,
  isBusinessDay,
  minuteIn,
  site,
} from './index.ts'

const none = new Set<string>()
const own = holidaysIn(holidays.join('\n'))

test('three business days after a Friday, its Saturday and its Sunday are Wednesday', () => {
  for (const day of ['2026-11-27', '2026-11-28', '2026-11-29'])
    expect(businessDaysAfter(day, 3, none)).toBe('2026-12-02')
  expect(businessDaysAfter('2026-11-23', 3, none)).toBe('2026-11-26')
  expect(businessDaysAfter('2026-11-23', 0, none)).toBe('2026-11-23')
})

test('the end of a year and a leap day are days like others', () => {
  expect(businessDaysAfter('2026-12-30', 3, own)).toBe('2027-01-05')
  expect(businessDaysAfter('2028-02-28', 1, none)).toBe('2028-02-29')
  expect(businessDaysAfter('2027-02-26', 1, none)).toBe('2027-03-01')
})

test('a holiday is no business day, and one on a weekend changes nothing', () => {
  const week = holidaysIn('2026-11-24 Guru Nanak\n 2026-11-26')
  expect(businessDaysAfter('2026-11-23', 3, week)).toBe('2026-11-30')
  const weekend = holidaysIn('2026-11-28\n2026-11-29')
  expect(businessDaysAfter('2026-11-27', 1, weekend)).toBe('2026-11-30')
  expect(['2026-11-24', '2026-11-25', '2026-11-28'].map((day) => isBusinessDay(day, week))).toEqual(
    [false, true, false],
  )
})

test('what comes in before Durga Puja is due after it', () => {
  expect(businessDaysAfter('2026-10-14', 3, own)).toBe('2026-10-29')
})

test('a list that leaves no business day ends', () => {
  const all = new Set(
    Array.from({ length: 800 }, (_, days) =>
      new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10),
    ),
  )
  expect(businessDaysAfter('2026-01-01', 3, all)).toBe('2027-01-02')
})

test('a day begins at midnight in Kolkata', () => {
  const at = (time: string) => {
    const moment = new Date(time)
    return [dayIn(site.timeZone, moment), minuteIn(site.timeZone, moment)]
  }
  expect(at('2026-11-22T18:29:59Z')).toEqual(['2026-11-22', 24 * 60 - 1])
  expect(at('2026-11-22T18:30:00Z')).toEqual(['2026-11-23', 0])
  expect(at('2026-12-31T20:00:00Z')).toEqual(['2027-01-01', 90])
  expect(at('2026-11-23T04:00:00Z')).toEqual(['2026-11-23', 9 * 60 + 30])
})

test('a day ends by the clocks of its zone, in the hours before they are changed too', () => {
  expect(endOfDay(site.timeZone, '2026-11-23').toISOString()).toBe('2026-11-23T18:29:59.999Z')
  // In Auckland clocks go forward at 14:00 UTC of the 26th.
  const ends = ['2026-09-26', '2026-09-27'].map((day) => endOfDay('Pacific/Auckland', day))
  expect(ends.map((end) => end.toISOString())).toEqual([
    '2026-09-26T11:59:59.999Z',
    '2026-09-27T10:59:59.999Z',
  ])
})

test('the brand’s holidays are weekdays, in order, each with its name', () => {
  expect([...holidays].sort()).toEqual(holidays)
  for (const line of holidays) expect(line).toMatch(/^\d{4}-\d{2}-\d{2} \S/)
  for (const day of own) expect([day, new Date(day).getUTCDay() % 6]).not.toEqual([day, 0])
})
