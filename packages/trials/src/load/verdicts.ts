import { type Minute, percentile, wrongOf } from './minute.ts'

export type Verdict = { holds: boolean; line: string }

const judge = (holds: boolean, line: string): Verdict => ({
  holds,
  line: `${holds ? 'ok' : 'OUT OF BOUNDS'}: ${line}`,
})

/** At most so many times the latency, and the heap, of the beginning. */
const mostLatency = 1.3
const mostHeap = 1.1

const times = (end: number, start: number) => Math.round((end / Math.max(start, 1)) * 100) / 100

/**
 * Whether the site stayed as it was: no errors, and latency and heap at the end like those at the beginning. The
 * first and the last fifth of the minutes are compared.
 */
export const verdictsOn = (minutes: readonly Minute[]): Verdict[] => {
  const fifth = Math.max(1, Math.floor(minutes.length / 5))
  const p99 = (some: readonly Minute[]) =>
    percentile(
      some.flatMap(({ asked }) => asked),
      0.99,
    )
  const heap = (some: readonly Minute[]) => Math.max(...some.map(({ memory }) => memory.heap))
  const [first, last] = [minutes.slice(0, fifth), minutes.slice(-fifth)]
  const wrong = wrongOf(minutes.flatMap(({ asked }) => asked))
  const latency = times(p99(last), p99(first))
  const growth = times(heap(last), heap(first))
  return [
    judge(wrong.length === 0, `${wrong.length} errors${wrong[0] ? `, such as: ${wrong[0]}` : ''}`),
    judge(latency <= mostLatency, `p99 ${p99(first)} ms, then ${p99(last)} ms: ${latency} times`),
    judge(growth <= mostHeap, `heap ${heap(first)} MB, then ${heap(last)} MB: ${growth} times`),
  ]
}
