import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/SECURITY.md', 'utf8')
const rows = page.split('\n').filter((line) => /^\| (\d|CVE|GHSA)/.test(line))
const proofs = [...page.matchAll(/\[[^\]]+\]\(([^)]+)\) “([^”]+)”/g)].map(
  ([, file = '', words = '']) => ({
    file,
    words,
  }),
)

test('every row of the security page has a proof or says why it needs none', () => {
  expect(rows.length).toBeGreaterThan(95)
  for (const row of rows) expect(row.split(' | ').at(-1)?.replace(/ \|$/, '')).not.toBe('')
})

test('every proof that the security page names stands in its file', () => {
  expect(proofs.length).toBeGreaterThan(rows.length)
  for (const { file, words } of proofs)
    expect(readFileSync(join('docs', file), 'utf8'), `${file} says ${words}`).toContain(words)
})
