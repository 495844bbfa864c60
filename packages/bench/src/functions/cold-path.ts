import { join } from 'node:path'
import { invoker, startTable } from '@bong-bari/local'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { race } from './fresh-process.ts'
import { bundleAsDeployed, bundleByDefault } from './packaging.ts'

const originSecret = 'bench'

/** Public reads, each as the first call after a quiet night. */
const reads = { videos: '/api/youtube/latest', posts: '/api/blog' }

/** The Lambda event of a call. */
const eventOf = async (group: string, path: string) => {
  let seen: object = {}
  const record = (event: object) => {
    seen = event
    return {}
  }
  await invoker({ [group]: record }, { originSecret })(path)
  return seen
}

const ratiosOf = async (folder: string, env: Record<string, string>) => {
  const deployed = await bundleAsDeployed(join(folder, 'deployed'), Object.keys(reads))
  const readings: Reading[] = []
  for (const [group, path] of Object.entries(reads)) {
    const event = await eventOf(group, path)
    const modules = [deployed[group] ?? '', await bundleByDefault(group, join(folder, group))]
    const candidates = modules.map((module) => ({ module, event }))
    const [ours = Number.NaN, theirs = Number.NaN] = await race(candidates, { folder, env })
    readings.push({ id: 'L1', of: path, value: ours / theirs })
  }
  return readings
}

/** Init and first table read, against the CDK's default packaging. */
export const coldPath: Measurement = {
  name: 'cold-path',
  measure: () =>
    inTemporaryFolder(async (folder) => {
      const table = await startTable()
      try {
        return await ratiosOf(folder, { ...table.env, ORIGIN_SECRET: originSecret })
      } finally {
        await table.stop()
      }
    }),
}
