import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spawnRunner } from '@bong-bari/local'
import type { Measurement, Reading } from './reading.ts'
import { inTemporaryFolder } from './temporary.ts'

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended meanwhile.
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

const root = join(import.meta.dirname, '../../..')

const seed = join(root, 'packages/operate/src/seed.ts')

/** Time between two samples of the memory, in milliseconds. */
const interval = 100

/** Includes what starts just after `ready`, such as publishing. */
const afterwards = 15_000

const start = async (dataDir: string) => {
  const startedAt = performance.now()
  const runner = spawnRunner({ DATA_DIR: dataDir, SEED: 'demo' })
  let memory = 0
  const looking = setInterval(() => {
    memory = Math.max(memory, treeMemory(runner.pid))
  }, interval)
  try {
    await runner.ready
    const seconds = (performance.now() - startedAt) / 1000
    await pause(afterwards)
    runner.kill('SIGINT')
    await runner.ended
    return { memory, seconds }
  } finally {
    clearInterval(looking)
  }
}

/** Memory and time of `pnpm start`, cold, built, and filled. */
export const startUp: Measurement = {
  name: 'start-up',
  measure: () =>
    inTemporaryFolder(async (dataDir): Promise<Reading[]> => {
      if (process.platform !== 'linux') return []
      // The start rebuilds both.
      for (const built of ['web/dist', 'functions/dist'])
        await rm(join(root, built), { recursive: true, force: true })
      const cold = await start(dataDir)
      const warm = await start(dataDir)
      execFileSync(process.execPath, [seed, '--leads', '2000', '--posts', '500'], {
        // Other measurements of this process have left the address of their table in its environment.
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      })
      const filled = await start(dataDir)
      return [
        { id: 'C2 memory', of: 'cold', value: cold.memory },
        { id: 'C2 memory', of: 'warm', value: warm.memory },
        { id: 'C2 memory', of: '2,000 leads and 500 posts', value: filled.memory },
        { id: 'C2 cold', of: 'nothing built', value: cold.seconds },
        { id: 'C2 warm', of: 'all built', value: warm.seconds },
      ]
    }),
}

/** What the last `pnpm test` took, if there was one. */
export const gateMinutes: Measurement = {
  name: 'gate-minutes',
  measure: async () => {
    const file = join(root, '.reports/minutes')
    return existsSync(file) ? [{ id: 'C1', of: 'pnpm test', value: Number(read(file)) }] : []
  },
}
