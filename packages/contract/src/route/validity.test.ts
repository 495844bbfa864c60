import { expect, test } from 'vitest'
import { filterLive, findNextChange, isInOrder, isLive, optionalMoment } from './validity.ts'

const dated = (validFrom: string, validTo: string | null = null, isActive = true) => ({
  isActive,
  validFrom,
  validTo,
})

test('moments are compared as instants, however precisely they are written', () => {
  const [early, late] = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.500Z']
  expect(isInOrder({ validFrom: early, validTo: late })).toBe(true)
  expect(isInOrder({ validFrom: late, validTo: early })).toBe(false)
  expect(isInOrder({ validFrom: early, validTo: '2026-01-01T00:00:00.000Z' })).toBe(false)
  const live = (validFrom: string, validTo: string | null) =>
    isLive({ isActive: true, validFrom, validTo }, new Date(early))
  expect(live(early, null)).toBe(true)
  expect(live('2026-01-01T05:30:00+05:30', late)).toBe(true)
  expect(live(late, null)).toBe(false)
  expect(live('2025-01-01T00:00:00Z', early)).toBe(false)
})

test('HPC-13 a section shows from its beginning on and no longer at its end', () => {
  const section = dated('2026-11-22T18:30:00.000Z', '2026-11-23T18:30:00.000Z')
  const shows = (now: string) => filterLive([section], new Date(now)).length === 1
  expect(shows('2026-11-22T18:29:59.999Z')).toBe(false)
  // Midnight in Kolkata.
  expect(shows('2026-11-23T00:00:00+05:30')).toBe(true)
  expect(shows('2026-11-23T23:59:59.999+05:30')).toBe(true)
  expect(shows('2026-11-24T00:00:00+05:30')).toBe(false)
})

test('sections keep the order that they are given in, and inactive ones are left out', () => {
  const [a, b, c] = [
    dated('2026-01-01T00:00:00Z'),
    dated('2026-01-01T00:00:00Z', null, false),
    dated('2025-01-01T00:00:00Z'),
  ]
  expect(filterLive([c, b, a], new Date('2026-06-01T00:00:00Z'))).toEqual([c, a])
})

test('one that ends before it begins, or as it does, never shows', () => {
  const never = [
    dated('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z'),
    dated('2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z'),
  ]
  for (const now of ['2026-01-15T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'])
    expect(filterLive(never, new Date(now))).toEqual([])
})

test('the next change is the first beginning or end of an active section after now', () => {
  const sections = [
    dated('2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z'),
    dated('2026-02-01T00:00:00Z'),
    dated('2026-01-15T00:00:00Z', null, false),
  ]
  const next = (now: string) => findNextChange(sections, new Date(now))?.toISOString()
  expect(next('2026-01-01T00:00:00Z')).toBe('2026-02-01T00:00:00.000Z')
  expect(next('2026-02-01T00:00:00Z')).toBe('2026-03-01T00:00:00.000Z')
  expect(next('2026-03-01T00:00:00Z')).toBeUndefined()
})

test('the last day that is kept, the ninety-nine hundred and ninety-ninth year in Kolkata, counts as any other', () => {
  const section = dated('9998-12-31T18:30:00.000Z', '9998-12-31T23:59:59.999Z')
  expect(filterLive([section], new Date('9999-01-01T00:00:00+05:30'))).toEqual([section])
  expect(filterLive([section], new Date('9999-01-01T05:29:59.999+05:30'))).toEqual([])
})

test.each([
  ['9999-12-31T23:59:59-05:00', false],
  ['9999-01-01T00:00:00Z', false],
  ['9998-12-31T23:59:59-05:00', false],
  ['9998-12-31T23:59:59Z', true],
  ['0001-01-01T00:00:00Z', false],
  ['1969-12-31T23:59:59Z', false],
  ['1970-01-01T00:00:00+05:30', false],
  ['1970-01-01T05:30:00+05:30', true],
])('the date-time %s is taken: %s', (typed, isTaken) => {
  const { error } = optionalMoment('Valid from').safeParse(typed)
  const sentence = 'Valid from must be in the years 1970 to 9998'
  expect(error?.issues.map(({ message }) => message)).toEqual(isTaken ? undefined : [sentence])
})
