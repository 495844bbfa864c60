import { heldOut, scoreOf, tuned } from './bot-score.ts'
import { timesOf } from './bot-timing.ts'

// `pnpm bot:score`: how well Bong Bot understands the development sets, and how fast it is.

const columns = ['inScope', 'crossScript', 'rejection', 'recallAt5', 'f1'] as const
const shown = (share: number) => share.toFixed(1)

const print = (title: string, sets: typeof tuned) => {
  console.log(
    `${title.padEnd(12)}${columns.map((name) => name.padStart(13)).join('')}    followUps`,
  )
  for (const { name, set, index } of sets) {
    const score = scoreOf(index, set)
    const cells = columns.map((key) => shown(score[key]).padStart(13))
    const followUps = set.talks.length ? shown(score.followUps).padStart(13) : ''
    console.log(name.padEnd(12) + cells.join('') + followUps)
    if (!score.kinds.size) continue
    const kinds = [...score.kinds].map(([kind, share]) => `${kind} ${shown(share)}`)
    console.log(`${''.padEnd(12)}    ${kinds.join(', ')}`)
  }
}

const times = (
  [
    [2000, 5],
    [2000, 0],
    [60, 0],
  ] as const
).map(([rows, variants]) => ({ rows, variants, ...timesOf(rows, variants) }))

print('tuned on', tuned)
print('held out', heldOut)
for (const { rows, variants, reading, message } of times)
  console.log(
    `${rows} rows${variants ? `, ${variants} variants each` : ''}: ${Math.round(message * 1000)} µs for each message, ${Math.round(reading)} ms to read them`,
  )
