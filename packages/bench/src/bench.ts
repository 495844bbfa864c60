import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedOrExit } from './asked.ts'
import { measurements } from './measurements.ts'
import { failures, type Measurement, type Reading, resultsOf } from './reading.ts'
import { tableOf } from './report.ts'

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

const readings: Reading[] = []
for (const { name, measure } of measurements.filter(wanted)) {
  const startedAt = performance.now()
  readings.push(...(await measure()))
  console.error(`measured ${name} in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

const results = resultsOf(readings)
const folder = join(import.meta.dirname, '../../../.reports')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'bench.json'),
  JSON.stringify({ at: new Date().toISOString(), results }, null, 2),
)
console.log(tableOf(results))
const failed = failures(results)
if (failed.length) console.log(`falls short: ${failed.map(({ id }) => id).join(', ')}`)
process.exitCode = failed.length ? 1 : 0
