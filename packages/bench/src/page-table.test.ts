import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ceilings } from './ceilings/ceilings.ts'
import { measuredIn, withResults } from './page-table.ts'
import { resultsOf } from './reading.ts'

const page = readFileSync('docs/PERFORMANCE.md', 'utf8')

test('the limits on the page are those of the budgets: pnpm bench:page writes them', () => {
  expect(withResults(page, [], '')).toBe(page)
})

test('what was not measured this time keeps its value and its day', () => {
  const results = resultsOf([{ id: 'W1', of: '/blog|\n?q=', value: 1_234.5 }])
  const before = measuredIn(page)
  const after = measuredIn(withResults(page, results, '2090-01-02'))
  expect(after.get('W1')).toEqual({ value: 1_234.5, of: '/blog ?q=', day: '2090-01-02' })
  expect(after.get('W7')).toEqual(before.get('W7'))
})

test('every ceiling has its row, with what happens there and the alarm before it', () => {
  const [, table = ''] = page.split('<!-- ceilings')
  for (const { where, there, alarm } of ceilings) {
    const row = table.split('\n').find((line) => line.startsWith(`| ${where} |`))
    expect([where, row]).toEqual([where, expect.stringContaining(`| ${there} | ${alarm} |`)])
  }
})
