import { expect, test } from 'vitest'
import { retryPauseSeconds } from './messages.ts'

test('pauses grow from 5 seconds to a quarter of an hour, and a hundred tries last for most of a day', () => {
  const pauses = Array.from({ length: 99 }, (_, place) => retryPauseSeconds(place + 1))
  expect(pauses.slice(0, 3)).toEqual([5, 10, 20])
  expect(pauses.at(-1)).toBe(900)
  const hours = pauses.reduce((sum, one) => sum + one, 0) / 3_600
  expect(hours).toBeGreaterThan(23)
})
