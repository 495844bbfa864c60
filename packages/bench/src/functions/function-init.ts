import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from '@bong-bari/web/built'
import type { Measurement } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { race } from './fresh-process.ts'
import { bundleAsDeployed } from './packaging.ts'

const env = {
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  TABLE_NAME: 'bench',
  MEDIA_BUCKET: 'bench',
  ORIGIN_SECRET: 'bench',
}

const emptyHandler = async (folder: string) => {
  const module = join(folder, 'empty.mjs')
  await writeFile(module, 'export const handler = async () => ({ statusCode: 200 })\n')
  return module
}

/** Other load only ever adds. */
const least = (times: number[]) => Math.min(...times)

const measureAll = async (folder: string) => {
  await ensureBuilt()
  const modules = await bundleAsDeployed(join(folder, 'deployed'))
  const names = Object.keys(modules)
  const candidates = [await emptyHandler(folder), ...Object.values(modules)]
  const [empty = Number.NaN, ...times] = await race(
    candidates.map((module) => ({ module })),
    { folder, env, of: least },
  )
  return times.map((time, place) => ({ of: names[place] ?? '', value: time - empty }))
}

/** The init of each function beyond an empty handler's. */
export const functionInit: Measurement = {
  name: 'function-init',
  length: 'short',
  measure: async () => {
    const found = await inTemporaryFolder(measureAll)
    // An export keeps its caller waiting anyway.
    return found.filter(({ of }) => of !== 'exports').map((init) => ({ id: 'L2', ...init }))
  },
}
