import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ExportFormat, exportFormats } from '@bong-bari/contract'
import type { Measurement, Reading } from '../reading.ts'

/** Wall-clock seconds, and peak memory in bytes. */
type Written = { seconds: number; peak: number }

const write = async (format: ExportFormat, leads: number): Promise<Written> => {
  const script = join(import.meta.dirname, 'export-process.ts')
  const args = [script, format, String(leads)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

const measure = async (): Promise<Reading[]> => {
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
export const exports: Measurement = { name: 'exports', measure }
