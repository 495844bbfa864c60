import { ensureBundled } from '@bong-bari/functions/bundled'
import { ensureBuilt } from '@bong-bari/web/built'
import { staticClosure } from '../../../../functions/testing/closure.ts'
import type { Measurement, Reading } from '../reading.ts'

const measure = async (): Promise<Reading[]> => {
  await ensureBuilt()
  const bundles = Object.entries(await ensureBundled())
  const readings = bundles.map(async ([of, { dir }]): Promise<Reading> => {
    return { id: 'L3', of, value: (await staticClosure(dir)) / 1000 }
  })
  return Promise.all(readings)
}

/** What each function loads before it can answer. */
export const staticImports: Measurement = { name: 'static-imports', isInGate: true, measure }
