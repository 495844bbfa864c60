import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}

const parentOf = (pid: string) => /^PPid:\t(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1]

const withChildren = (pid: string, parents: Map<string, string | undefined>): string[] => [
  pid,
  ...[...parents.keys()]
    .filter((child) => parents.get(child) === pid)
    .flatMap((child) => withChildren(child, parents)),
]

/** Memory of a process tree in MB, shared pages once. Linux only. */
const treeMemory = (pid: number) => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(pids.map((one) => [one, parentOf(one)]))
  const held = withChildren(`${pid}`, parents).map((one) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
  )
  return held.reduce((sum, kb) => sum + kb, 0) / 1024
}

const root = join(import.meta.dirname, '../../../..')
const runner = join(root, 'packages/local/src/runner/start.ts')

/** Milliseconds between samples. */
const interval = 100

/** Includes what starts just after `ready`, such as publishing. */
const afterwards = 15_000

const start = async (dataDir: string) => {
  const begun = performance.now()
  // Nothing of what other measurements have set, such as their table.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: '0', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [runner], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let memory = 0
  const looking = setInterval(() => {
    memory = Math.max(memory, treeMemory(child.pid ?? 0))
  }, interval)
  let seconds: number | undefined
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('ready ')) {
      seconds = (performance.now() - begun) / 1000
      setTimeout(() => child.kill('SIGINT'), afterwards)
    }
  if (child.exitCode === null) await once(child, 'exit')
  clearInterval(looking)
  if (seconds === undefined) throw new Error('The product did not start.')
  return { memory, seconds }
}

/** Memory and time of `pnpm start`, cold and built. */
export const startUp: Measurement = {
  name: 'start-up',
  length: 'full',
  measure: () =>
    inTemporaryFolder(async (dataDir): Promise<Reading[]> => {
      if (process.platform !== 'linux') return []
      // The start rebuilds both.
      for (const built of ['web/dist', 'functions/dist'])
        await rm(join(root, built), { recursive: true, force: true })
      const cold = await start(dataDir)
      const warm = await start(dataDir)
      return [
        { id: 'C2 memory', of: 'cold', value: cold.memory },
        { id: 'C2 memory', of: 'warm', value: warm.memory },
        { id: 'C2 cold', of: 'nothing built', value: cold.seconds },
        { id: 'C2 warm', of: 'all built', value: warm.seconds },
      ]
    }),
}
