import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runChaos } from './run-chaos.ts'

// `pnpm test:chaos [--rounds 8] [--seed N]`: a seed repeats the faults.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    seed: { type: 'string', default: `${randomInt(100_000_000)}` },
  },
})
const [rounds, seed] = [Number(values.rounds), Number(values.seed)]

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

console.log(`seed ${seed}`)
const result = await runChaos({ rounds, seed, say: console.log, signal: stopping.signal })
console.log(JSON.stringify(result, null, 2))
process.exitCode = result.complaints.length || stopping.signal.aborted ? 1 : 0
