import { readdir, readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { pictureFunctions, routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { ensureBundled } from '../bundled.ts'
import { staticClosure } from './closure.ts'
import { png } from './pictures.ts'

/** Bytes; what loads before the first call decides how long a cold start takes. */
const limits = { forVisitors: 370_000, any: 384_000 }

const bundles = await ensureBundled()
const measured = Object.entries(bundles).map(
  async ([name, { dir }]) => [name, await staticClosure(dir)] as const,
)
const bytes: Record<string, number> = Object.fromEntries(await Promise.all(measured))

const over = (limit: number, names: readonly string[]) =>
  names.filter((name) => (bytes[name] ?? Number.NaN) > limit).map((name) => [name, bytes[name]])

test('what visitors call loads at most 370 KB before it answers', () => {
  const groups = routes.filter(({ route }) => route.access === 'public').map(({ runs }) => runs)
  const names = [...new Set([...groups, 'pages'])]
  for (const name of names) expect(bytes[name]).toBeGreaterThan(2_000)
  expect(over(limits.forVisitors, names)).toEqual([])
})

test('no function loads more than 384 KB before it runs', () => {
  expect(over(limits.any, Object.keys(bytes))).toEqual([])
})

const folderOf = (name: string) => bundles[name]?.dir ?? ''

const textsOf = async (name: string) => {
  const files = (await readdir(folderOf(name))).filter((file) => file.endsWith('.mjs'))
  return Promise.all(files.map((file) => readFile(join(folderOf(name), file), 'utf8')))
}

test('functions that store or draw pictures hold the decoder for arm64 and no other, and load it late', async () => {
  const holding: string[] = [...pictureFunctions, 'video-refresh']
  for (const name of Object.keys(bytes)) {
    const binaries = await readdir(join(folderOf(name), 'node_modules/@img')).catch(() => [])
    const expected = ['sharp-libvips-linux-arm64', 'sharp-linux-arm64']
    expect([name, binaries]).toEqual([name, holding.includes(name) ? expected : []])
  }
})

test('this machine decodes with its own, which stands beside the bundles', async () => {
  const files = await readdir(folderOf('pictures'))
  const late = files.find((file) => file.startsWith('check-picture-')) ?? ''
  const { checkPicture } = await import(join(folderOf('pictures'), late))
  expect(await checkPicture(png(), 'image/png')).toMatchObject({ width: 3, height: 2 })
})

test('functions ask for Node’s modules by a call, since an import reads all of their exports', async () => {
  for (const name of Object.keys(bytes))
    for (const text of await textsOf(name)) expect(text).not.toMatch(/(from|import|import\()"node:/)
})

test('functions look for credentials in the environment and nowhere else', async () => {
  const texts = (await Promise.all(Object.keys(bytes).map(textsOf))).flat().join('')
  expect(texts).toContain('AWS_SESSION_TOKEN')
  const elsewhere = /AWS_CONTAINER_CREDENTIALS_|AWS_WEB_IDENTITY|credential_process/
  // A failure that quoted the bundles would be megabytes long.
  expect(elsewhere.exec(texts)?.[0]).toBeUndefined()
})

test('what can be computed when bundling is: fallback has every address and no schema', async () => {
  const text = (await textsOf('fallback')).join('')
  for (const { route } of routes) expect(text).toContain(route.path)
  expect(bytes.fallback).toBeLessThan(40_000)
})

test('a module of Node’s that is imported dynamically has its exports under their names', async () => {
  const file = (await readdir(folderOf('chat'))).find((one) => one.startsWith('node_http-'))
  const late = await import(join(folderOf('chat'), file ?? ''))
  expect(late.Agent).toBe(Agent)
  expect(late.default.Agent).toBe(Agent)
})
