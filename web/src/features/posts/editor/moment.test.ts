// @vitest-environment node
import { expect, test } from 'vitest'
import { clockWords, quickChoices, shortMomentWords } from './moment.ts'

const sunday = Date.parse('2026-11-22T10:00:00.000Z')

test('a moment is said as it is in Kolkata, with its year where that is another', () => {
  expect(shortMomentWords('2026-11-29T03:30:00.000Z', sunday)).toBe('Sun 29 Nov 9:00')
  expect(shortMomentWords('2026-11-29T14:30:00.000Z', sunday)).toBe('Sun 29 Nov 20:00')
  expect(shortMomentWords('2026-12-31T18:35:00.000Z', sunday)).toBe('Fri 1 Jan 2027 0:05')
  expect(clockWords(Date.parse('2026-11-22T16:11:00.000Z'))).toBe('9:41 pm')
})

test.each([
  [
    '2026-11-22T10:00:00.000Z',
    ['2026-11-22T14:30', '2026-11-23T03:30', '2026-11-23T14:30', '2026-11-27T14:30'],
  ],
  // Past eight, and after midnight in Kolkata while it is still the day before elsewhere.
  ['2026-11-22T14:30:00.000Z', ['2026-11-23T03:30', '2026-11-23T14:30', '2026-11-27T14:30']],
  [
    '2026-11-22T19:00:00.000Z',
    ['2026-11-23T14:30', '2026-11-24T03:30', '2026-11-24T14:30', '2026-11-27T14:30'],
  ],
  // On a Thursday, Friday is tomorrow.
  ['2026-11-26T15:00:00.000Z', ['2026-11-27T03:30', '2026-11-27T14:30']],
  // On a Friday, "Friday" is the next one; today has its own.
  [
    '2026-11-27T10:00:00.000Z',
    ['2026-11-27T14:30', '2026-11-28T03:30', '2026-11-28T14:30', '2026-12-04T14:30'],
  ],
])('from %s the quick choices are %j', (now, moments) => {
  const choices = quickChoices(Date.parse(now))
  expect(choices.map(({ iso }) => iso.slice(0, 16))).toEqual(moments)
})
