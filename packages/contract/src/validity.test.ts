import { expect, test } from 'vitest'
import { isInOrder, isLive } from './validity.ts'

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
