import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtWeb, ensureBuilt } from '@bong-bari/web/built'
import type { Measurement, Reading } from '../reading.ts'

/** Built scripts by file name. */
type Chunks = ReadonlyMap<string, string>

const staticImport = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** `first` and its static imports. */
const importedBy = (chunks: Chunks, first: readonly string[]) => {
  const names = new Set(first)
  for (const name of names)
    for (const [, next = ''] of (chunks.get(name) ?? '').matchAll(staticImport))
      if (chunks.has(next)) names.add(next)
  return [...names]
}

const lateImport = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g

/** Dynamic imports: a tab, a page or a dialog opened later. */
const openedFrom = (chunks: Chunks, files: readonly string[]) => {
  const texts = files.map((name) => chunks.get(name) ?? '')
  const named = texts.flatMap((text) => [...text.matchAll(lateImport)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => chunks.has(name) && !files.includes(name))
}

/** The built file of an entry such as `visitor`. */
const entryFile = (chunks: Chunks, entry: string) => {
  const hashed = new RegExp(`^${entry}-[\\w-]{8}\\.js$`)
  const files = [...chunks.keys()].filter((name) => hashed.test(name))
  if (files.length !== 1) throw new Error(`The build has ${files.length} files of ${entry}, not 1.`)
  return files[0] ?? ''
}

const assets = join(builtWeb, 'assets')

const readChunks = async () => {
  await ensureBuilt({ building: () => console.error('building the web ...') })
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const read = names.map(
    async (name) => [name, await readFile(join(assets, name), 'utf8')] as const,
  )
  return new Map(await Promise.all(read))
}

/** The CDN does not compress smaller files. */
const smallest = 1_000

const sentBytes = (text = '') => {
  const { length } = Buffer.from(text)
  return length < smallest ? length : brotliCompressSync(text).length
}

/** Entries that editing a post loads. */
const editing = ['blog-tab', 'post-editor', 'dialog-window', 'post-preview']

/** Public pages have files of the same names. */
const ofOffice = (chunks: Chunks): Chunks => {
  const names = new Set([entryFile(chunks, 'admin')])
  for (const name of names)
    for (const next of [...importedBy(chunks, [name]), ...openedFrom(chunks, [name])])
      names.add(next)
  return new Map([...names].map((name) => [name, chunks.get(name) ?? '']))
}

const bytesOf = (chunks: Chunks, files: readonly string[]) =>
  files.reduce((sum, name) => sum + sentBytes(chunks.get(name)), 0) / 1_000

const measure = async () => {
  const chunks = ofOffice(await readChunks())
  const closureOf = (...entries: string[]) =>
    importedBy(
      chunks,
      entries.map((entry) => entryFile(chunks, entry)),
    )
  const office = closureOf('admin', 'app')
  const beyond = (files: string[]) =>
    bytesOf(
      chunks,
      files.filter((file) => !office.includes(file)),
    )
  return [
    { id: 'W7', of: '/admin', value: bytesOf(chunks, office) } satisfies Reading,
    ...openedFrom(chunks, office).map(
      (file): Reading => ({
        id: 'W7 tab',
        of: file.slice(0, -'-12345678.js'.length),
        value: beyond(importedBy(chunks, [file])),
      }),
    ),
    {
      id: 'W7 editor',
      of: 'a new post',
      value: beyond(closureOf(...editing)),
    } satisfies Reading,
  ]
}

/** Sizes of the build, without a browser. */
export const builtBytes: Measurement = { name: 'built', isInGate: true, measure }
