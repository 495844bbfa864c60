import { expect, test } from 'vitest'
import { idOf, sectionOf } from '../../../test/section.ts'
import { dayAfter, dayOf, startOf } from '../../office/kolkata-time.ts'
import { barOf, isAsBefore, sectionsOn } from './calendar-spans.ts'
import { daysAround, isShownDay, stepFrom } from './kolkata-days.ts'

const week = daysAround('2026-11-25', 'week')
const of = (validFrom: string, validTo: string | null = null, more = {}) =>
  sectionOf({ validFrom, validTo, ...more })

test('days begin at midnight in Kolkata', () => {
  expect(new Date(startOf('2026-11-23')).toISOString()).toBe('2026-11-22T18:30:00.000Z')
  expect(dayOf(Date.parse('2026-11-22T18:29:59.999Z'))).toBe('2026-11-22')
  expect(dayOf(Date.parse('2026-11-22T18:30:00.000Z'))).toBe('2026-11-23')
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})

test('a week runs from Monday, a month over all of its days', () => {
  expect(week[0]).toBe('2026-11-23')
  expect(week).toHaveLength(7)
  expect(daysAround('2028-02-11', 'month')).toHaveLength(29)
  expect(daysAround('2026-11-01', 'month').at(-1)).toBe('2026-11-30')
  expect(stepFrom('2026-01-31', 'month', 1)).toBe('2026-02-01')
  expect(stepFrom('2026-01-15', 'month', -1)).toBe('2025-12-01')
})

test('only days whose moments can be kept are shown', () => {
  for (const day of ['1971-01-01', '2026-02-28', '9997-12-31']) expect(isShownDay(day)).toBe(true)
  for (const day of ['1970-01-01', '2026-02-30', '9998-01-01', '10000-01-01', 'today', ''])
    expect(isShownDay(day)).toBe(false)
})

test('a bar goes from its beginning to its end, to the minute', () => {
  const bar = barOf(of('2026-11-23T06:30:00.000Z', '2026-11-24T18:30:00.000Z'), week)
  expect(bar).toEqual({
    from: 0.5 / 7,
    to: 2 / 7,
    isCutBefore: false,
    isCutAfter: false,
    isOpen: false,
  })
})

test('what has no end, or lies outside the days in part, says so', () => {
  expect(barOf(of('2026-01-01T00:00:00.000Z'), week)).toEqual({
    from: 0,
    to: 1,
    isCutBefore: true,
    isCutAfter: true,
    isOpen: true,
  })
  expect(barOf(of('2026-11-01T00:00:00.000Z', '9998-12-31T23:59:59.999Z'), week)).toMatchObject({
    isCutAfter: true,
    isOpen: false,
  })
  // The end is the midnight after the last day: nothing of it lies behind the edge.
  expect(barOf(of('2026-11-01T00:00:00.000Z', '2026-11-29T18:30:00.000Z'), week)).toMatchObject({
    to: 1,
    isCutAfter: false,
  })
})

test.each([
  ['before', of('2026-11-01T00:00:00.000Z', '2026-11-22T18:30:00.000Z')],
  ['after', of('2026-11-29T18:30:00.000Z')],
  ['never, for it ends before it begins', of('2026-11-25T00:00:00Z', '2026-11-24T00:00:00Z')],
])('a section that shows %s has no bar', (_, section) => {
  expect(barOf(section, week)).toBeUndefined()
})

test('an inactive section has a bar, and is on no day', () => {
  const off = of('2026-01-01T00:00:00.000Z', null, { isActive: false })
  expect(barOf(off, week)).toBeDefined()
  expect(sectionsOn([off], '2026-11-23')).toEqual([])
})

test('a day names what shows on it and what begins or ends', () => {
  const [a, b] = [
    of('2026-11-23T04:30:00.000Z'),
    of('2026-01-01T00:00:00.000Z', '2026-11-23T12:30:00.000Z', { id: idOf(2) }),
  ]
  expect(sectionsOn([a, b], '2026-11-22').map(({ section }) => section.id)).toEqual([b.id])
  expect(sectionsOn([a, b], '2026-11-23')).toEqual([
    { section: a, begins: a.validFrom },
    { section: b, ends: b.validTo },
  ])
  expect(sectionsOn([a, b], '2026-11-24')).toEqual([{ section: a }])
})

test('a day is as the one before where all shows that did, the whole day', () => {
  const sections = [of('2026-11-23T04:30:00.000Z', '2026-11-26T00:00:00.000Z')]
  const same = week.filter((day) => isAsBefore(sections, day))
  expect(same).toEqual(['2026-11-24', '2026-11-25', '2026-11-28', '2026-11-29'])
})
