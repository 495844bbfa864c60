import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { bundleFunctions, type FunctionBundle, functionGroups } from './bundle.ts'

const root = join(import.meta.dirname, '..')
const dist = join(import.meta.dirname, 'dist')

/** `pages` carries the built web. */
const sources = [
  'functions/*.{ts,json}',
  'functions/src/**/*',
  'packages/{contract,edge,markdown,site,table,text}/{package.json,src/**/*}',
  'web/dist/server/**/*',
  'pnpm-lock.yaml',
]

const hashOfSources = async () => {
  const files: string[] = []
  const entries = glob(sources, { cwd: root, exclude: ['**/*.test.*'], withFileTypes: true })
  for await (const entry of entries)
    if (entry.isFile()) files.push(relative(root, join(entry.parentPath, entry.name)))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

const week = 7 * 24 * 60 * 60 * 1000

/** Unused for a week; a runner may still load from younger ones. */
const removeOld = async () => {
  for (const name of await readdir(dist)) {
    const folder = join(dist, name)
    // Another process may be removing it too.
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > week) await rm(folder, { recursive: true, force: true })
  }
}

/** A faster process has made the same. */
const bundleInto = async (folder: string) => {
  await mkdir(dist, { recursive: true })
  const next = join(dist, `next-${process.pid}`)
  try {
    await bundleFunctions({ outDir: next })
    await rename(next, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  await removeOld()
}

/** Current bundles of every group. Shared: read or copy them. Rejects with esbuild's messages. */
export const ensureBundled = async (): Promise<Record<string, FunctionBundle>> => {
  const folder = join(dist, await hashOfSources())
  if (!existsSync(folder)) await bundleInto(folder)
  const now = new Date()
  await utimes(folder, now, now)
  const names = await functionGroups()
  return Object.fromEntries(
    names.map((name) => [name, { dir: join(folder, name), handler: 'handler.handler' }]),
  )
}

if (import.meta.main) await ensureBundled()
