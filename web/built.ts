import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export const webFolder = import.meta.dirname
const root = join(webFolder, '..')
const dist = join(webFolder, 'dist')
const stampFile = join(dist, 'stamp.json')

/** Login and dashboard at its root, hashed files under `assets`. */
export const builtWeb = join(dist, 'client')

/** The build reads these folders; a change in them makes it stale. */
const folders = [
  'packages/contract',
  'packages/edge',
  'packages/markdown',
  'packages/site',
  'packages/text',
  'web',
]
const notBuilt = /(^|\/)(\.|node_modules\/|dist\/|e2e\/|test(ing|-results)?\/)|\.(test|spec)\.tsx?$/

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const chunks = entries.map((entry) => {
    const path = `${folder}/${entry.name}`
    if (notBuilt.test(entry.isDirectory() ? `${path}/` : path)) return []
    return entry.isDirectory() ? filesOf(path) : [path]
  })
  return (await Promise.all(chunks)).flat()
}

const hashOfSources = async () => {
  const hash = createHash('sha256')
  const files = (await Promise.all(folders.map(filesOf))).flat()
  for (const file of ['pnpm-lock.yaml', ...files.sort()])
    hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

/** The message is the bundler's output. */
export class BuildFailure extends Error {}

/** With a small nursery in V8, and an allocator that gives back at once: 590 MB at the most, and 820 without. */
const sparing = { args: ['--max-semi-space-size=4'], env: { MIMALLOC_PURGE_DELAY: '0' } }

/** Runs a script beside this file; rejects with its output. */
const run = async (args: string[], signal?: AbortSignal) => {
  const child = spawn(process.execPath, [...sparing.args, ...args], {
    cwd: webFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...sparing.env, NODE_ENV: 'production', NO_COLOR: '1' },
    ...(signal && { signal }),
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  // Also after an abort: until it closes it may still write.
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (failure) throw failure
  if (code !== 0) throw new BuildFailure(Buffer.concat(output).toString())
}

/** Moves new files over those of the same names in `folder`. */
const moveInto = async (folder: string, made: string) => {
  await rm(stampFile, { force: true })
  for (const part of await readdir(made)) {
    await rm(join(folder, part), { recursive: true, force: true })
    await rename(join(made, part), join(folder, part))
  }
}

type Stamp = { sources: string }

const readStamp = async (): Promise<Stamp | undefined> =>
  existsSync(stampFile) ? JSON.parse(await readFile(stampFile, 'utf8')) : undefined

type Wanted = {
  /** Called before a build starts. */
  building?: () => void
  signal?: AbortSignal | undefined
}

/** Builds unless the sources are unchanged; returns the folder. Rejects with a BuildFailure. */
export const ensureBuilt = async ({ building, signal }: Wanted = {}) => {
  const sources = await hashOfSources()
  const stamp = existsSync(builtWeb) ? await readStamp() : undefined
  if (stamp?.sources === sources) return builtWeb
  // Built aside and moved, so that a runner starting now never sees half of it.
  const next = join(dist, `next-${process.pid}`)
  try {
    building?.()
    await run(['build.ts', relative(webFolder, next)], signal)
    await moveInto(dist, next)
    await writeFile(stampFile, JSON.stringify({ sources } satisfies Stamp))
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  return builtWeb
}

if (import.meta.main) await ensureBuilt()
