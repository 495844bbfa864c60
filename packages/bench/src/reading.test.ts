import { expect, test } from 'vitest'
import { failures, resultsOf, verdictOf } from './reading.ts'

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

test('a budget that was not measured is listed without a value', () => {
  expect(resultsOf([]).every(({ worst }) => worst === undefined)).toBe(true)
})
