import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { edges } from './api/edges.ts'
import { idlePoll } from './api/idle-poll.ts'
import { ceilingsMeasured } from './ceilings/measure.ts'
import { botCold } from './functions/bot-cold.ts'
import { botMatching } from './functions/bot-matching.ts'
import { coldPath } from './functions/cold-path.ts'
import { exports } from './functions/exports.ts'
import { functionInit } from './functions/function-init.ts'
import { hostileTexts } from './functions/hostile-texts.ts'
import { staticImports } from './functions/static-imports.ts'
import { freshness } from './house/freshness.ts'
import { publishing, tenthOfHouse, wholeHouse } from './house/house.ts'
import { viralHour } from './house/viral-hour.ts'
import { failures, type Measurement, type Reading, resultsOf } from './reading.ts'
import { scenesOf, tableOf } from './report.ts'
import { lastRuns } from './start/last-runs.ts'
import { startUp } from './start/start-up.ts'
import { atRest } from './web/at-rest.ts'
import { builtBytes } from './web/built.ts'
import { lighthouseScores } from './web/lighthouse.ts'
import { loading } from './web/loading.ts'
import { openForHours } from './web/open-for-hours.ts'
import { presses } from './web/presses.ts'
import { slowNetwork } from './web/slow-network.ts'
import { typing } from './web/typing.ts'
import { wireBytes } from './web/wire-bytes.ts'

// `pnpm bench`: every budget with its value and its limits. `--bytes` measures what is exact alone,
// `--full` adds Lighthouse, growth and a page left open; a name measures that alone.

/** In running order. */
const measurements: Measurement[] = [
  wireBytes,
  builtBytes,
  loading,
  lighthouseScores,
  slowNetwork,
  typing,
  presses,
  openForHours,
  atRest,
  staticImports,
  coldPath,
  functionInit,
  botCold,
  botMatching,
  hostileTexts,
  exports,
  tenthOfHouse,
  idlePoll,
  edges,
  startUp,
  lastRuns,
  wholeHouse,
  viralHour,
  ceilingsMeasured,
  publishing,
  freshness,
]

type Length = 'bytes' | 'short' | 'full'

/** What the command line asks for, or what is wrong with it. */
type Asked = { length: Length; names: string[] } | { isHelp: true } | { unknown: string }

const lengthBy: Record<string, Length> = { '--bytes': 'bytes', '--full': 'full' }

const readAsked = (args: string[], known: string[]): Asked => {
  if (args.includes('--help')) return { isHelp: true }
  const unknown = args.find((arg) => !(arg in lengthBy) && !known.includes(arg))
  if (unknown !== undefined) return { unknown }
  const length = args.includes('--full') ? 'full' : args.includes('--bytes') ? 'bytes' : 'short'
  return { length, names: args.filter((arg) => known.includes(arg)) }
}

const usage = (known: string[]) =>
  `pnpm bench            ratios and units: under 5 minutes
pnpm bench --bytes    what is exact: under a minute
pnpm bench --full     every row: also Lighthouse, the house of two years, and pages left open
pnpm bench NAME ...   measurements by their names: ${known.join(', ')}`

/** Prints usage and exits on `--help` or an unknown name. */
const askedOrExit = (args: string[], known: string[]) => {
  const asked = readAsked(args, known)
  if ('length' in asked) return asked
  if ('unknown' in asked) console.error(`There is no ${asked.unknown}.\n\n${usage(known)}`)
  else console.log(usage(known))
  return process.exit('unknown' in asked ? 2 : 0)
}

const lengths = ['bytes', 'short', 'full'] as const
const { length, names } = askedOrExit(
  process.argv.slice(2),
  measurements.map(({ name }) => name),
)
const longest = lengths.indexOf(length)

const wanted = ({ name, length: own, coveredBy }: Measurement) =>
  names.length > 0
    ? names.includes(name)
    : lengths.indexOf(own) <= longest && !(length === 'full' && coveredBy)

const folder = join(import.meta.dirname, '../../../.reports')
mkdirSync(folder, { recursive: true })

type Failed = { name: string; reason: string }
const readings: Reading[] = []
const broken: Failed[] = []
/** Seconds of each measurement. */
const took: Record<string, number> = {}

/** Written after each measurement, so that a failure loses nothing. */
const write = () => {
  const report = {
    at: new Date().toISOString(),
    failed: broken,
    took,
    results: resultsOf(readings),
  }
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(report, null, 2))
}

/** Minutes per measurement. */
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

const run = async (measurement: Measurement) => {
  const { name } = measurement
  const startedAt = performance.now()
  const spent = () => Math.round((performance.now() - startedAt) / 1000)
  try {
    readings.push(...(await inTime(measurement)))
    console.error(`measured ${name} in ${spent()} s`)
  } catch (error) {
    broken.push({ name, reason: error instanceof Error ? error.message : String(error) })
    console.error(`could not measure ${name} after ${spent()} s:`, error)
  }
  took[name] = spent()
  write()
}

const begunAt = performance.now()
const chosen = measurements.filter(wanted)
for (const measurement of chosen.filter(({ isExact }) => !isExact)) await run(measurement)
const exact = chosen.filter(({ isExact }) => isExact)
const lane = async () => {
  for (let next = exact.shift(); next; next = exact.shift()) await run(next)
}
await Promise.all([lane(), lane()])

const results = resultsOf(readings)
console.log(tableOf(results) + scenesOf(results))
const short = failures(results)
if (short.length) console.log(`falls short: ${short.map(({ id }) => id).join(', ')}`)
console.log(`all of it took ${((performance.now() - begunAt) / 60_000).toFixed(1)} minutes`)
for (const { name, reason } of broken) console.log(`could not measure ${name}: ${reason}`)
// Timed-out measurements may still be running.
process.exit(short.length || broken.length ? 1 : 0)
