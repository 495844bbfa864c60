import { dirname, join } from 'node:path'
import { ensureBuilt } from '@bong-bari/web/built'
import { staticClosure } from '../../../../functions/testing/closure.ts'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { bundleAsDeployed } from './packaging.ts'

const measureAll = async (folder: string): Promise<Reading[]> => {
  await ensureBuilt()
  const modules = Object.entries(await bundleAsDeployed(join(folder, 'deployed')))
  const readings = modules.map(async ([of, module]): Promise<Reading> => {
    return { id: 'L3', of, value: (await staticClosure(dirname(module))) / 1000 }
  })
  return Promise.all(readings)
}

/** What each function loads before it can answer. */
export const staticImports: Measurement = {
  name: 'static-imports',
  isInGate: true,
  measure: () => inTemporaryFolder(measureAll),
}
