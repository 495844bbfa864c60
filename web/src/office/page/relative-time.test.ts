// @vitest-environment node
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

/** It is ten in the morning in Kolkata. */
const now = Date.parse('2026-11-21T04:30:00Z')
const ago = (minutes: number) => relativeTime(new Date(now - minutes * 60_000).toISOString(), now)

test('a time is told the way people say it', () => {
  expect(ago(0)).toBe('Just now')
  expect(ago(-3)).toBe('Just now')
  expect(ago(12)).toBe('12 min ago')
  expect(ago(59)).toBe('59 min ago')
  expect(ago(125)).toBe('2 h ago')
})

test('yesterday is the day before in Kolkata, not 24 hours', () => {
  expect(ago(9 * 60 + 59)).toBe('9 h ago')
  expect(ago(10 * 60 + 1)).toBe('Yesterday')
  expect(ago(34 * 60)).toBe('Yesterday')
  expect(ago(34 * 60 + 1)).toBe('19 Nov')
})

test('another year is named', () => {
  expect(relativeTime('2025-11-18T04:30:00Z', now)).toBe('18 Nov 2025')
  expect(relativeTime('2025-12-31T20:00:00Z', now)).toBe('1 Jan')
})
