import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runChaos } from './run-chaos.ts'

// `pnpm test:chaos [--rounds 8] [--seed N]`: a seed repeats what goes wrong.

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, seed: { type: 'string' } },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed ?? randomInt(100_000_000))
if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('Use it as: pnpm test:chaos [--rounds <number>] [--seed <number>]')
  process.exit(1)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

console.log(`seed ${seed}`)
const { signal } = stopping
const { complaints, ...figures } = await runChaos({ rounds, seed, say: console.log, signal })
console.log(JSON.stringify(figures, null, 2))
console.log(
  complaints.length
    ? `${complaints.length} promises were not kept; --seed ${seed} repeats what went wrong`
    : signal.aborted
      ? 'ended before all rounds were run; every promise was kept until then'
      : `${rounds} rounds, and every promise was kept`,
)
process.exitCode = complaints.length || signal.aborted ? 1 : 0
