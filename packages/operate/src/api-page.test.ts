import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { apiPage } from './api-page.ts'

const written = () => readFile(join(import.meta.dirname, '../../../docs/API.md'), 'utf8')

test('docs/API.md says what the contract says; pnpm docs:api brings it up to date', async () => {
  expect(await written()).toBe(apiPage())
})

test('every call has a heading, and nothing is left undefined', () => {
  const page = apiPage()
  for (const { key } of routes) expect(page).toContain(`\n### ${key}\n`)
  expect(page).not.toMatch(/undefined|\[object/)
})

test('limits, defaults and choices are said in words', () => {
  const page = apiPage()
  expect(page).toContain('| `limit` | whole number | from 1 to 200 |')
  expect(page).toContain(
    '| `name` (required) | text | at least 1 character; at most 200 characters; not only white space |',
  )
  expect(page).toContain('| `leadStatus` | `new`, `hot`, `warm`, `cold`, `dead` |  |')
  expect(page).toContain('from 1 to 10; 1 when absent')
})
