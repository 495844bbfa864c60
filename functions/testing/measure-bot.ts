import { best, buildIndex } from '../src/bot/match.ts'
import { heldOut, manyRows, scoreOf, tuned } from './bot-score.ts'

// `pnpm bot:score`: how well Bong Bot understands the development sets, and how fast it is.

const columns = ['inScope', 'crossScript', 'rejection', 'recallAt5', 'f1'] as const
const print = (title: string, sets: typeof tuned) => {
  console.log(`${title.padEnd(12)}${columns.map((name) => name.padStart(13)).join('')}`)
  for (const { name, set, index } of sets) {
    const score = scoreOf(index, set)
    console.log(name.padEnd(12) + columns.map((key) => score[key].toFixed(1).padStart(13)).join(''))
  }
}

const messages = [...tuned, ...heldOut].flatMap(({ set }) => set.asked.map(({ text }) => text))

/** Microseconds of processor time for each message, in a second pass over all of them. */
const pace = (rows: number) => {
  const index = buildIndex(manyRows(rows))
  const ask = () => {
    for (const message of messages) best(index, message, 5)
  }
  ask()
  const before = process.cpuUsage()
  ask()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / messages.length)
}

print('tuned on', tuned)
print('held out', heldOut)
for (const rows of [60, 2000]) console.log(`${rows} rows: ${pace(rows)} µs for each message`)
