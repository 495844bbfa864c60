import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@bong-bari/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleFunctions } from '../bundle.ts'
import { staticClosure } from './closure.ts'

/** Bytes; what loads before the first call decides how long a cold start takes. */
const limits = { forVisitors: 330_000, any: 350_000 }

let outDir: string
let bytes: Record<string, number>
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bong-bari-closure-'))
  const bundles = await bundleFunctions({ outDir })
  const measured = Object.entries(bundles).map(
    async ([name, { dir }]) => [name, await staticClosure(dir)] as const,
  )
  bytes = Object.fromEntries(await Promise.all(measured))
})
afterAll(() => rm(outDir, { recursive: true, force: true }))

const over = (limit: number, names: readonly string[]) =>
  names.filter((name) => (bytes[name] ?? Number.NaN) > limit).map((name) => [name, bytes[name]])

test('what visitors call loads at most 330 KB before it answers', () => {
  const groups = routes.filter(({ route }) => route.access === 'public').map(({ group }) => group)
  const names = [...new Set([...groups, 'pages', 'fallback'])]
  for (const name of names) expect(bytes[name]).toBeGreaterThan(5_000)
  expect(over(limits.forVisitors, names)).toEqual([])
})

test('no function loads more than 350 KB before it runs', () => {
  expect(over(limits.any, Object.keys(bytes))).toEqual([])
})
