import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askedOrExit } from './asked.ts'
import { measurements } from './measurements.ts'
import { failures, type Measurement, type Reading, resultsOf } from './reading.ts'
import { scenesOf, tableOf } from './report.ts'

// `pnpm bench`: every budget with its value and its limits. `--bytes` measures what is exact alone,
// `--full` adds Lighthouse, growth and a page left open; a name measures that alone.

const lengths = ['bytes', 'short', 'full'] as const
const { length, names } = askedOrExit(
  process.argv.slice(2),
  measurements.map(({ name }) => name),
)
const longest = lengths.indexOf(length)

const wanted = ({ name, length }: Measurement) =>
  names.length > 0 ? names.includes(name) : lengths.indexOf(length) <= longest

const folder = join(import.meta.dirname, '../../../.reports')
mkdirSync(folder, { recursive: true })

type Failed = { name: string; reason: string }
const readings: Reading[] = []
const broken: Failed[] = []

/** What is known so far, so that what breaks later loses nothing. */
const write = () => {
  const report = { at: new Date().toISOString(), failed: broken, results: resultsOf(readings) }
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(report, null, 2))
}

/** Minutes that one measurement may take. */
const most = { bytes: 5, short: 10, full: 30 }

const inTime = async ({ measure, length }: Measurement) => {
  const giveUp = new AbortController()
  const late = pause(most[length] * 60_000, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`It took more than ${most[length]} minutes.`)
  })
  try {
    return await Promise.race([measure(), late])
  } finally {
    giveUp.abort()
    late.catch(() => {})
  }
}

for (const measurement of measurements.filter(wanted)) {
  const { name } = measurement
  const startedAt = performance.now()
  const spent = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  try {
    readings.push(...(await inTime(measurement)))
    console.error(`measured ${name} in ${spent()}`)
  } catch (error) {
    broken.push({ name, reason: error instanceof Error ? error.message : String(error) })
    console.error(`could not measure ${name} after ${spent()}:`, error)
  }
  write()
}

const results = resultsOf(readings)
console.log(tableOf(results) + scenesOf(results))
const short = failures(results)
if (short.length) console.log(`falls short: ${short.map(({ id }) => id).join(', ')}`)
for (const { name, reason } of broken) console.log(`could not measure ${name}: ${reason}`)
// What was given up may still be at work.
process.exit(short.length || broken.length ? 1 : 0)
