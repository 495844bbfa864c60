import { expect, test } from 'vitest'
import { openedTime } from './lead-times.ts'

test('LEAD-06 the opening is told with its day when that is another one', () => {
  expect(openedTime('2026-11-21T04:50:00Z', '2026-11-21T04:44:00Z')).toBe('10:20')
  expect(openedTime('2026-11-22T04:50:00Z', '2026-11-21T04:44:00Z')).toBe('22 Nov, 10:20')
})
