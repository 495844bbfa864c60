import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtWeb, ensureBuilt } from '@bong-bari/web/built'
import type { Measurement, Reading } from '../reading.ts'
import { type Chunks, entryFile, importedBy } from './chunks.ts'
import { weights } from './weights.ts'

const assets = join(builtWeb, 'assets')

const readChunks = async () => {
  await ensureBuilt({ building: () => console.error('building the web ...') })
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const read = names.map(
    async (name) => [name, await readFile(join(assets, name), 'utf8')] as const,
  )
  return new Map(await Promise.all(read))
}

/** The CDN leaves files alone that have fewer bytes. */
const smallest = 1_000

const sentBytes = (text = '') => {
  const { length } = Buffer.from(text)
  return length < smallest ? length : brotliCompressSync(text).length
}

/** What is opened from the list of leads, each by the entry of its file. */
const opened = [
  'blog-tab',
  'training-center',
  'training-page',
  'sections',
  'people-page',
  'pictures-page',
  'replies-page',
  'settings-page',
]

/** The editor of posts comes in a dialog, beside a preview, and in its tab. */
const editing = ['blog-tab', 'post-editor', 'dialog-window', 'post-preview']

const bytesOf = (chunks: Chunks, files: readonly string[]) =>
  files.reduce((sum, name) => sum + sentBytes(chunks.get(name)), 0) / 1_000

const measure = async () => {
  const chunks = await readChunks()
  const closureOf = (...entries: string[]) =>
    importedBy(
      chunks,
      entries.map((entry) => entryFile(chunks, entry)),
    )
  const first = closureOf('boot', 'visitor')
  const office = closureOf('boot', 'office', 'dashboard')
  const added = (...entries: string[]) =>
    bytesOf(
      chunks,
      closureOf(...entries).filter((file) => !office.includes(file)),
    )
  const found = Object.entries(weights).map(
    ([name, mark]): Reading => ({
      id: 'W2b',
      of: name,
      value: first.filter((file) => chunks.get(file)?.includes(mark)).length,
    }),
  )
  return [
    ...found,
    { id: 'W7', of: '/admin', value: bytesOf(chunks, office) } satisfies Reading,
    ...opened.map((of): Reading => ({ id: 'W7t', of, value: added(of) })),
    { id: 'W7t editor', of: 'a new post', value: added(...editing) } satisfies Reading,
  ]
}

/** What the build made, without a browser. */
export const builtBytes: Measurement = { name: 'built', length: 'bytes', measure }
