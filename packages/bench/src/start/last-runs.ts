import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measurement, Reading } from '../reading.ts'

const reports = join(import.meta.dirname, '../../../../.reports')

const read = (name: string) => {
  const path = join(reports, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Of one minute under load, as `pnpm test:load` writes it; MB after collecting garbage. */
type Minute = { heap: number; rss: number; count: number; threads: Record<string, number> }

/** The start and the end are compared by fifths, which smooths what comes and goes. */
const growth = (minutes: readonly Minute[], of: (minute: Minute) => number | undefined) => {
  const size = Math.max(1, Math.floor(minutes.length / 5))
  const most = (some: readonly Minute[]) => Math.max(0, ...some.map((one) => of(one) ?? 0))
  const [first, last] = [most(minutes.slice(0, size)), most(minutes.slice(-size))]
  return first && last ? last - first : undefined
}

const hourOf = (minutes: readonly Minute[]): Reading[] => {
  const names = new Set(minutes.flatMap(({ threads }) => Object.keys(threads)))
  const long = `${minutes.length} minutes`
  const grown = [...names].flatMap((name): Reading[] => {
    const value = growth(minutes, ({ threads }) => threads[name])
    return value === undefined ? [] : [{ id: 'C2 hour', of: `${name}, ${long}`, value }]
  })
  const rss = growth(minutes, (one) => one.rss)
  return rss === undefined ? grown : [...grown, { id: 'C2 hour RSS', of: long, value: rss }]
}

/** What the last `pnpm test` and `pnpm test:load` took, if there were any. */
export const lastRuns: Measurement = {
  name: 'last-runs',
  length: 'short',
  measure: async () => {
    const [gate, load] = [read('minutes'), read('load.json')]
    const minutes: Reading[] = gate ? [{ id: 'C1', of: 'pnpm test', value: Number(gate) }] : []
    return [...minutes, ...(load ? hourOf(JSON.parse(load)) : [])]
  },
}
