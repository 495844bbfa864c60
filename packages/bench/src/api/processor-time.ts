import { median } from '../median.ts'
import type { Server } from './server.ts'
import { type Ask, visitorsOf } from './visitors.ts'

/** A question, and the server that it is put to. */
export type Asking = { server: Server; question: Ask }

/** Until then the engine is still compiling. */
const warming = 800
const asked = 120
const rounds = 9

/** Milliseconds of a server's processor time for each of many equal questions. */
const timeOf = async ({ server, question }: Asking, count: number) => {
  const visitors = visitorsOf(server.url)
  const before = await server.processorTime()
  await visitors.askMany(question, count)
  const after = await server.processorTime()
  visitors.leave()
  return (after - before) / count
}

/**
 * How many times the processor time of the second a question costs the first: the median over
 * rounds in which both are asked, one right after the other.
 */
export const timesAsLong = async (first: Asking, second: Asking): Promise<number> => {
  for (const asking of [first, second]) await timeOf(asking, warming)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await timeOf(first, asked)
    const middle = await timeOf(second, asked)
    const after = await timeOf(first, asked)
    // What drifts during a round drifts out.
    ratios.push((before + after) / 2 / middle)
  }
  return median(ratios)
}
