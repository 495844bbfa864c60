import { loadavg } from 'node:os'
import type { Asked } from './load-site.ts'
import type { Memory } from './memory.ts'

/** One minute of the load: its answers, and what the runner holds at its end. */
export type Minute = { asked: Asked[]; memory: Memory }

/** The time within which this share of the requests was answered, in whole milliseconds. */
export const percentile = (asked: readonly Asked[], share: number) => {
  const sorted = asked.map(({ ms }) => ms).sort((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
}

export const wrongOf = (asked: readonly Asked[]) => asked.flatMap(({ wrong }) => wrong ?? [])

/** A minute as a line. The machine's own load says whether others were at work. */
export const lineOf = (name: string, { asked, memory }: Minute) =>
  [
    name,
    `${asked.length} requests`,
    `p50 ${percentile(asked, 0.5)} ms`,
    `p99 ${percentile(asked, 0.99)} ms`,
    `${wrongOf(asked).length} errors`,
    `heap ${memory.heap} MB`,
    `RSS ${memory.rss} MB`,
    `${memory.threads} threads`,
    `load of the machine ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ')
