import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

const root = join(import.meta.dirname, '../../../..')
export const webFolder = join(root, 'web')
const dist = join(webFolder, 'dist')
export const builtWeb = join(dist, 'client')
const stampFile = join(dist, 'source-hash')

/** What the built web is made of. */
const folders = ['packages/contract', 'packages/edge', 'packages/site', 'packages/text', 'web']
const notBuilt = /(^|\/)(\.|node_modules\/|dist\/|e2e\/|test-results\/)|\.(test|spec)\.tsx?$/

const filesOf = async (folder: string): Promise<string[]> => {
  if (!existsSync(join(root, folder))) return []
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = entries.map((entry) => {
    const path = `${folder}/${entry.name}`
    if (notBuilt.test(entry.isDirectory() ? `${path}/` : path)) return []
    return entry.isDirectory() ? filesOf(path) : [path]
  })
  return (await Promise.all(found)).flat()
}

const hashOfSources = async () => {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '')
  const files = (await Promise.all(folders.map(filesOf))).flat()
  for (const file of ['pnpm-lock.yaml', ...files.sort()])
    hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

const runBuild = async (out: string, logFile: string, signal: AbortSignal | undefined) => {
  const child = spawn(process.execPath, ['build.ts', `dist/${out}`], {
    cwd: webFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    ...(signal && { signal }),
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const [code] = await once(child, 'close')
  if (code === 0) return
  await writeFile(logFile, Buffer.concat(output))
  throw new StartFailure(`The web could not be built; its own words are in ${logFile}.`)
}

const moveInto = async (built: string) => {
  await rm(stampFile, { force: true })
  for (const part of await readdir(built)) {
    await rm(join(dist, part), { recursive: true, force: true })
    await rename(join(built, part), join(dist, part))
  }
}

const stamp = async () => (existsSync(stampFile) ? readFile(stampFile, 'utf8') : undefined)

/**
 * Builds the web unless the built one was made of just these sources. `building` is called before
 * the long work. Throws a StartFailure naming `logFile` when the build fails.
 */
export const ensureWeb = async ({
  logFile,
  building,
  anyBuild = false,
  signal,
}: {
  logFile: string
  building: () => void
  /** True is content with a built web, whatever it was made of. */
  anyBuild?: boolean
  signal?: AbortSignal | undefined
}) => {
  const hash = await hashOfSources()
  if (existsSync(builtWeb) && (anyBuild || (await stamp()) === hash)) return
  building()
  // Built aside and moved, so that a runner that starts meanwhile never sees half of it.
  const next = `next-${process.pid}`
  try {
    await runBuild(next, logFile, signal)
    await moveInto(join(dist, next))
    await writeFile(stampFile, hash)
  } finally {
    await rm(join(dist, next), { recursive: true, force: true })
  }
}
