import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { functionTimeoutMs } from '@bong-bari/contract'
import { longestCallMs, tableTimeout } from '@bong-bari/table/timeout'
import { expect, test } from 'vitest'
import { functionGroups } from '../bundle.ts'
import { bucketTimeout, exportUploadMs } from '../src/adapters/bucket-timeout.ts'
import { reserveMs } from '../src/http/endpoint.ts'

test('a call that fails to the last try has failed before its function is answered for', async () => {
  const groups = await functionGroups()
  expect(groups).toContain('posts')
  for (const name of groups)
    for (const timeout of [tableTimeout, bucketTimeout])
      expect(longestCallMs(timeout)).toBeLessThan(functionTimeoutMs(name) - reserveMs)
  expect(exportUploadMs).toBeLessThan(functionTimeoutMs('exports') - reserveMs)
})

test('tries and pauses add up', () => {
  expect(longestCallMs({ requestMs: 500, attempts: 1 })).toBe(500)
  expect(longestCallMs({ requestMs: 500, attempts: 3 })).toBe(3 * 500 + 1_000 + 2_000)
})

test('every client of AWS that a function makes waits no longer than it says', async () => {
  const sources = ['functions/src', 'packages/table/src']
  const root = join(import.meta.dirname, '../..')
  const made: string[] = []
  for (const source of sources)
    for await (const file of glob('**/*.ts', { cwd: join(root, source) })) {
      if (file.endsWith('.test.ts')) continue
      const text = await readFile(join(root, source, file), 'utf8')
      for (const [call = ''] of text.matchAll(/new [A-Za-z0-9]+Client\([^)]*\)?/g)) made.push(call)
    }
  expect(made.length).toBeGreaterThan(3)
  for (const call of made) expect(call).toMatch(/clientSettings\(|maxAttempts: 1, requestHandler/)
})
