import { kolkataTime } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { fromTimeField, toTimeField } from './time-field.ts'

test('a moment is shown and typed in Kolkata’s time, wherever the browser is', () => {
  expect(kolkataTime('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026, 00:00')
  expect(toTimeField('2026-11-20T18:30:00.000Z')).toBe('2026-11-21T00:00')
  expect(new Date(fromTimeField('2026-11-21T00:00')).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(toTimeField(null)).toBe('')
  expect(fromTimeField('')).toBe('')
})
