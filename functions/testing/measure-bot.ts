import { heldOut, scoreOf, tuned } from './bot-score.ts'
import { timePerMessage } from './bot-timing.ts'

// `pnpm bot:score`: how well Bong Bot understands the development sets, and how fast it is.

const columns = ['inScope', 'crossScript', 'rejection', 'recallAt5', 'f1'] as const
const print = (title: string, sets: typeof tuned) => {
  console.log(`${title.padEnd(12)}${columns.map((name) => name.padStart(13)).join('')}`)
  for (const { name, set, index } of sets) {
    const score = scoreOf(index, set)
    console.log(name.padEnd(12) + columns.map((key) => score[key].toFixed(1).padStart(13)).join(''))
  }
}

print('tuned on', tuned)
print('held out', heldOut)
for (const rows of [60, 2000])
  console.log(`${rows} rows: ${Math.round(timePerMessage(rows))} µs for each message`)
