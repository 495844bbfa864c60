import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtWeb, ensureBuilt } from '@bong-bari/web/built'
import type { Measurement } from '../reading.ts'
import { entryFile, importedBy, reachedFrom } from './chunks.ts'
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

const measure = async () => {
  const chunks = await readChunks()
  const [boot, visitor, office] = ['boot', 'visitor', 'office'].map((entry) =>
    entryFile(chunks, entry),
  )
  if (!boot || !visitor || !office) throw new Error('The build has lost an entry.')
  const first = importedBy(chunks, [boot, visitor])
  // What visitors get as well names their pages and the chat, which no tab of the office loads.
  const all = reachedFrom(chunks, [boot, office], first)
  const found = Object.entries(weights).map(([name, mark]) => ({
    id: 'W2b' as const,
    of: name,
    value: first.filter((file) => chunks.get(file)?.includes(mark)).length,
  }))
  const bytes = all.reduce((sum, name) => sum + sentBytes(chunks.get(name)), 0)
  return [...found, { id: 'W7' as const, of: '/admin', value: bytes / 1_000 }]
}

/** What the build made, without a browser. */
export const builtBytes: Measurement = { name: 'built', length: 'bytes', measure }
