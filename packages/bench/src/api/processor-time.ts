import { median } from '../median.ts'
import type { Server } from './server.ts'
import { type Ask, visitorsOf } from './visitors.ts'

/** A question, and the server that it is put to. */
export type Asking = { server: Server; question: Ask }

/** Until then the engine is still compiling. */
const warming = 800
const asked = 120
const rounds = 7

/** Milliseconds of a server's processor time for each of many equal questions. */
const timeOf = async ({ server, question }: Asking, count: number) => {
  const visitors = visitorsOf(server.url)
  const before = await server.processorTime()
  await visitors.askMany(question, count)
  const after = await server.processorTime()
  visitors.leave()
  return (after - before) / count
}

/** The median of what each takes for one question, asked in turns. */
export const compareTimes = async (askings: readonly Asking[]): Promise<number[]> => {
  const times = askings.map((): number[] => [])
  for (const asking of askings) await timeOf(asking, warming)
  for (let round = 0; round < rounds; round++)
    for (const [place, asking] of askings.entries()) times[place]?.push(await timeOf(asking, asked))
  return times.map(median)
}
