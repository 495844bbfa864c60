import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ExportFormat, exportFormats } from '@bong-bari/contract'
import { ensureBundled } from '@bong-bari/functions/bundled'
import { ensureBuilt } from '@bong-bari/web/built'
import { staticClosure } from '../../../../functions/testing/closure.ts'
import type { Measurement, Reading } from '../reading.ts'
import { timesOf } from '../text/bot-timing.ts'

/** The cost of matching one message, once warm. */
export const botMatching: Measurement = {
  name: 'bot-matching',
  measure: async () => {
    const [many, few] = [timesOf(1000), timesOf(60)]
    return [
      { id: 'B1 60', of: 'a message', value: few.message },
      { id: 'B1 1000', of: 'a message', value: many.message },
    ]
  },
}

const measureStaticImports = async (): Promise<Reading[]> => {
  await ensureBuilt()
  const bundles = Object.entries(await ensureBundled())
  const readings = bundles.map(async ([of, { dir }]): Promise<Reading> => {
    return { id: 'L3', of, value: (await staticClosure(dir)) / 1000 }
  })
  return Promise.all(readings)
}

/** What each function loads before it can answer. */
export const staticImports: Measurement = {
  name: 'static-imports',
  isInGate: true,
  measure: measureStaticImports,
}

/** Wall-clock seconds, and peak memory in bytes. */
type Written = { seconds: number; peak: number }

const write = async (format: ExportFormat, leads: number): Promise<Written> => {
  const script = join(import.meta.dirname, 'export-process.ts')
  const args = [script, format, String(leads)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

const measureExports = async (): Promise<Reading[]> => {
  const readings: Reading[] = []
  for (const format of exportFormats) {
    const few = await write(format, 1_000)
    const many = await write(format, 10_000)
    readings.push({ id: 'X1 memory', of: format, value: many.peak / few.peak })
    readings.push({ id: 'X1 time', of: format, value: many.seconds })
  }
  return readings
}

/** Each format, at 500 characters a lead. */
export const exports: Measurement = { name: 'exports', measure: measureExports }
