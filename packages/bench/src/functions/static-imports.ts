import { dirname, join } from 'node:path'
import { routes } from '@bong-bari/contract'
import { ensureBuilt } from '@bong-bari/web/built'
import { staticClosure } from '../../../../functions/testing/closure.ts'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { bundleAsDeployed } from './packaging.ts'

/** Functions visitors wait for; pages and unknown addresses have no group. */
const visited = new Set<string>([
  ...routes.filter(({ route }) => route.access === 'public').map(({ group }) => group),
  'pages',
  'fallback',
])

const measureAll = async (folder: string): Promise<Reading[]> => {
  await ensureBuilt()
  const modules = Object.entries(await bundleAsDeployed(join(folder, 'deployed')))
  const readings = modules.map(async ([of, module]): Promise<Reading[]> => {
    const value = (await staticClosure(dirname(module))) / 1000
    const any: Reading = { id: 'L3 any', of, value }
    return visited.has(of) ? [any, { id: 'L3 visitors', of, value }] : [any]
  })
  return (await Promise.all(readings)).flat()
}

/** What each function loads before it can answer. */
export const staticImports: Measurement = {
  name: 'static-imports',
  length: 'bytes',
  measure: () => inTemporaryFolder(measureAll),
}
