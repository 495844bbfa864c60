import { expect, test } from 'vitest'
import { isKept, watch } from './in-force.ts'

const written = (key: string, day: string) => ({ key, size: 1, writtenAt: Date.parse(day) })
const [a, b, c] = [
  written('a', '2026-01-01'),
  written('b', '2026-01-01'),
  written('c', '2026-01-01'),
]

test('the manifest of the deployment is in force today, another as long as it was', () => {
  const before = { since: '2026-01-02', inForce: { a: '2026-02-01', b: '2026-01-20' } }
  expect(watch(before, [a, b], 'a', '2026-02-02')).toEqual({
    since: '2026-01-02',
    inForce: { a: '2026-02-02', b: '2026-01-20' },
  })
})

test('a manifest that no sweep has seen counts as in force today, however old', () => {
  const before = { since: '2026-01-02', inForce: { a: '2026-02-01' } }
  expect(watch(before, [a, c], 'a', '2026-02-02').inForce.c).toBe('2026-02-02')
  expect(watch(undefined, [a, c], 'a', '2026-02-02')).toEqual({
    since: '2026-02-02',
    inForce: { a: '2026-02-02', c: '2026-02-02' },
  })
})

test('a deployment that goes back to an old manifest keeps it from the day it wrote it again', () => {
  const before = { since: '2026-01-02', inForce: { a: '2026-02-01', b: '2026-01-02' } }
  const back = written('b', '2026-02-02T03:04:05Z')
  expect(watch(before, [a, back], 'a', '2026-02-02').inForce.b).toBe('2026-02-02')
})

test('a manifest that is gone is forgotten', () => {
  const before = { since: '2026-01-02', inForce: { a: '2026-02-01', gone: '2026-01-20' } }
  expect(Object.keys(watch(before, [a], 'a', '2026-02-02').inForce)).toEqual(['a'])
})

test('what was in force 30 days ago is kept, and the day after no longer', () => {
  expect(isKept('2026-01-01', '2026-01-31')).toBe(true)
  expect(isKept('2026-01-01', '2026-02-01')).toBe(false)
})
