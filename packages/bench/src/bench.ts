import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { edges } from './api/edges.ts'
import { idlePoll } from './api/idle-poll.ts'
import { botCold, coldPath } from './functions/cold-starts.ts'
import { botMatching, exports, staticImports } from './functions/function-costs.ts'
import { failures, type Measurement, type Reading, resultsOf, tableOf } from './reading.ts'
import { gateMinutes, startUp } from './start-up.ts'
import { tableCalls } from './table/table-calls.ts'
import { besideEleventy } from './web/beside-eleventy.ts'
import { builtBytes } from './web/built.ts'
import { lighthouseScores } from './web/lighthouse.ts'
import { presses } from './web/presses.ts'
import { steadiness } from './web/steadiness.ts'
import { typing } from './web/typing.ts'
import { wireBytes } from './web/wire-bytes.ts'

// `pnpm bench`: every budget with its value and its limits. `--bytes` measures what the gate checks; names measure those alone.

const measurements: Measurement[] = [
  wireBytes,
  builtBytes,
  staticImports,
  steadiness,
  lighthouseScores,
  besideEleventy,
  typing,
  presses,
  coldPath,
  botCold,
  botMatching,
  exports,
  tableCalls,
  idlePoll,
  edges,
  startUp,
  gateMinutes,
]

const args = process.argv.slice(2)
const chosen = measurements.filter(
  ({ name, isInGate }) =>
    args.length === 0 || args.includes(name) || (args.includes('--bytes') && isInGate),
)
if (!args.every((arg) => arg === '--bytes' || chosen.some(({ name }) => name === arg))) {
  const names = measurements.map(({ name }) => name).join(', ')
  console.error(`Use it as: pnpm bench [--bytes] [name ...]. The names are ${names}.`)
  process.exit(2)
}

const readings: Reading[] = []
const failed: { name: string; reason: string }[] = []
const maxMinutes = 10

const measureInTime = async ({ measure }: Measurement) => {
  const giveUp = new AbortController()
  const late = pause(maxMinutes * 60_000, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`It took more than ${maxMinutes} minutes.`)
  })
  late.catch(() => {})
  try {
    return await Promise.race([measure(), late])
  } finally {
    giveUp.abort()
  }
}

const folder = join(import.meta.dirname, '../../../.reports')
mkdirSync(folder, { recursive: true })
for (const measurement of chosen) {
  const { name } = measurement
  const startedAt = performance.now()
  const spent = () => Math.round((performance.now() - startedAt) / 1000)
  try {
    readings.push(...(await measureInTime(measurement)))
    console.error(`measured ${name} in ${spent()} s`)
  } catch (error) {
    failed.push({ name, reason: error instanceof Error ? error.message : String(error) })
    console.error(`could not measure ${name} after ${spent()} s:`, error)
  }
  // Written after each measurement, so that a failure loses nothing.
  const report = { at: new Date().toISOString(), failed, results: resultsOf(readings) }
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(report, null, 2))
}

const results = resultsOf(readings)
console.log(tableOf(results))
const short = failures(results)
if (short.length) console.log(`falls short: ${short.map(({ id }) => id).join(', ')}`)
for (const { name, reason } of failed) console.log(`could not measure ${name}: ${reason}`)
// Measurements that ran out of time may still be running.
process.exit(short.length || failed.length ? 1 : 0)
