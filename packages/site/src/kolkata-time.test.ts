import { expect, test } from 'vitest'
import {
  businessDaysAfter,
  clockInKolkata,
  dayInKolkata,
  daysAfter,
  daysBetween,
  endOfDay,
  holidays,
  holidaysIn,
  isBusinessDay,
  momentOfClock,
  mondayOf,
  monthAfter,
  startOfDay,
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
  expect(clockInKolkata('2026-11-22T18:29:59Z')).toBe('2026-11-22T23:59')
  expect(clockInKolkata('2026-11-22T18:30:00Z')).toBe('2026-11-23T00:00')
  expect(dayInKolkata(new Date('2026-12-31T18:29:59.999Z'))).toBe('2026-12-31')
  expect(dayInKolkata(Date.parse('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
  expect(startOfDay('2026-11-23').toISOString()).toBe('2026-11-22T18:30:00.000Z')
  expect(endOfDay('2026-11-23').toISOString()).toBe('2026-11-23T18:29:59.999Z')
})

test('days are counted over the ends of months and years', () => {
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02')
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-11-28', '2026-12-01')).toBe(3)
  expect(monthAfter('2026-12-15')).toBe('2027-01-15')
  expect(['2026-11-22', '2026-11-23', '2026-11-24'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ])
})

test('what clocks in Kolkata show is one moment everywhere, and what is no time never comes', () => {
  expect(momentOfClock('2026-11-27T20:00').toISOString()).toBe('2026-11-27T14:30:00.000Z')
  expect(momentOfClock('2026-11-27T00:10').toISOString()).toBe('2026-11-26T18:40:00.000Z')
  for (const none of ['', '2026-13-27T20:00', '2026-11-27T25:00', 'Friday'])
    expect(momentOfClock(none) > new Date(0)).toBe(false)
})

test('the brand’s holidays are weekdays, in order, each with its name', () => {
  expect([...holidays].sort()).toEqual(holidays)
  for (const line of holidays) expect(line).toMatch(/^\d{4}-\d{2}-\d{2} \S/)
  for (const day of own) expect([day, new Date(day).getUTCDay() % 6]).not.toEqual([day, 0])
})
