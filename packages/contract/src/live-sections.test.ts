import { expect, test } from 'vitest'
import { firstLiveMoment } from './live-sections.ts'
import { buttonOf, showsSomething } from './shown-section.ts'
import { liveOf, nextChangeOf } from './validity.ts'

const dated = (validFrom: string, validTo: string | null = null, isActive = true) => ({
  isActive,
  validFrom,
  validTo,
})
const at = (iso: string) => Date.parse(iso)

test('HPC-13 a section shows from its beginning on and no longer at its end', () => {
  const section = dated('2026-11-22T18:30:00.000Z', '2026-11-23T18:30:00.000Z')
  const shows = (now: string) => liveOf([section], new Date(now)).length === 1
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
  expect(liveOf([c, b, a], new Date('2026-06-01T00:00:00Z'))).toEqual([c, a])
})

test('one that ends before it begins, or as it does, never shows', () => {
  const never = [
    dated('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z'),
    dated('2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z'),
  ]
  for (const section of never) {
    expect(liveOf([section], new Date('2026-02-01T00:00:00Z'))).toEqual([])
    expect(firstLiveMoment(section, 0, at('9998-01-01T00:00:00Z'))).toBeUndefined()
  }
})

test('the next change is the first beginning or end of an active section after now', () => {
  const sections = [
    dated('2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z'),
    dated('2026-02-01T00:00:00Z'),
    dated('2026-01-15T00:00:00Z', null, false),
  ]
  const next = (now: string) => nextChangeOf(sections, new Date(now))?.toISOString()
  expect(next('2026-01-01T00:00:00Z')).toBe('2026-02-01T00:00:00.000Z')
  expect(next('2026-02-01T00:00:00Z')).toBe('2026-03-01T00:00:00.000Z')
  expect(next('2026-03-01T00:00:00Z')).toBeUndefined()
})

test.each([
  // A day of Kolkata, from midnight to midnight.
  ['all day', dated('2026-01-01T00:00:00Z'), '2026-11-22T18:30:00.000Z'],
  ['from its morning on', dated('2026-11-23T04:00:00Z'), '2026-11-23T04:00:00.000Z'],
  [
    'until the last of it',
    dated('2020-01-01T00:00:00Z', '2026-11-23T18:30:00Z'),
    '2026-11-22T18:30:00.000Z',
  ],
  ['not when it ended at midnight', dated('2020-01-01T00:00:00Z', '2026-11-22T18:30:00Z'), null],
  ['not when it begins at the next midnight', dated('2026-11-23T18:30:00Z'), null],
  ['not when it is off', dated('2020-01-01T00:00:00Z', null, false), null],
])('on a day visitors see a section %s', (_, section, first) => {
  const moment = firstLiveMoment(section, at('2026-11-22T18:30:00Z'), at('2026-11-23T18:30:00Z'))
  expect(moment === undefined ? null : new Date(moment).toISOString()).toBe(first)
})

test('the last day that is kept, the ninety-nine hundred and ninety-ninth year in Kolkata, counts as any other', () => {
  const section = dated('9998-12-31T18:30:00.000Z', '9998-12-31T23:59:59.999Z')
  expect(liveOf([section], new Date('9999-01-01T00:00:00+05:30'))).toEqual([section])
  expect(liveOf([section], new Date('9999-01-01T05:29:59.999+05:30'))).toEqual([])
})

test('HPC-19 words, a picture or a whole button are something to show, and a half button is not', () => {
  expect(showsSomething({})).toBe(false)
  expect(showsSomething({ title: ' ', content: null, imageUrl: '', linkUrl: '/a' })).toBe(false)
  expect(showsSomething({ buttonText: 'Go' })).toBe(false)
  expect(showsSomething({ buttonText: 'Go', linkUrl: 'javascript:alert(1)' })).toBe(false)
  expect(showsSomething({ content: 'x' })).toBe(true)
  expect(showsSomething({ imageUrl: '/media/a.webp' })).toBe(true)
  expect(showsSomething({ buttonText: 'Go', linkUrl: '/a' })).toBe(true)
  expect(buttonOf({ buttonText: ' Go ', linkUrl: ' /a ' })).toEqual({ href: '/a', words: 'Go' })
})
