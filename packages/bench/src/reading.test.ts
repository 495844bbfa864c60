import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failures, resultsOf, verdictOf, writeTableInto } from './reading.ts'

const kilobytes = { what: 'script', unit: 'KB', accept: 130, aim: 95 }
const points = {
  what: 'score',
  unit: 'points',
  accept: 95,
  aim: 100,
  higherIsBetter: true,
} as const

test('a value at a limit still keeps it', () => {
  expect([95, 95.1, 130, 130.1].map((value) => verdictOf(kilobytes, value))).toEqual([
    'aim',
    'accept',
    'accept',
    'short',
  ])
  expect([100, 95, 94].map((value) => verdictOf(points, value))).toEqual(['aim', 'accept', 'short'])
})

test('a budget is judged by its worst reading', () => {
  const results = resultsOf([
    { id: 'W1', of: '/', value: 1 },
    { id: 'W1', of: '/blog', value: 11 },
    { id: 'W9 SEO', of: '/', value: 100 },
    { id: 'W9 SEO', of: '/blog', value: 92 },
  ])
  const worst = Object.fromEntries(results.map(({ id, worst }) => [id, worst?.of]))
  expect(worst).toMatchObject({ W1: '/blog', 'W9 SEO': '/blog' })
  expect(failures(results).map(({ id }) => id)).toEqual(['W1', 'W9 SEO'])
})

test('times are shown and fail nothing', () => {
  const results = resultsOf([{ id: 'B1 60', of: 'a message', value: 9 }])
  expect(results.find(({ id }) => id === 'B1 60')?.worst?.verdict).toBe('short')
  expect(failures(results)).toEqual([])
})

test('the page keeps what was not measured this time, and its limits are those of the budgets', () => {
  const page = readFileSync('docs/PERFORMANCE.md', 'utf8')
  expect(writeTableInto(page, resultsOf([]), '')).toBe(page)
  const results = resultsOf([{ id: 'W1', of: '/blog|\n?q=', value: 1_234.5 }])
  const after = writeTableInto(page, results, '2090-01-02')
  expect(after).toContain('| 1,234.5 KB | /blog ?q= | 2090-01-02 |')
  const rowOf = (text: string) => text.split('\n').find((line) => line.startsWith('| W7 |'))
  expect(rowOf(after)).toBe(rowOf(page))
})
