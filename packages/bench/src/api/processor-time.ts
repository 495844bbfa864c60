import { median } from '../median.ts'
import type { Server } from './server.ts'
import { type Ask, visitorsOf } from './visitors.ts'

/** A question, and the server that it is put to. */
export type Asking = { server: Server; question: Ask }

const asked = 120
const warming = 4
const rounds = 7

/** Milliseconds of a server's processor time for each of many equal questions. */
const timeOf = async ({ server, question }: Asking) => {
  const visitors = visitorsOf(server.url)
  const before = await server.processorTime()
  await visitors.askMany(question, asked)
  const after = await server.processorTime()
  visitors.leave()
  return (after - before) / asked
}

/** The median of what each takes for one question, asked in turns. */
export const compareTimes = async (askings: readonly Asking[]): Promise<number[]> => {
  const times = askings.map((): number[] => [])
  for (let round = 0; round < warming + rounds; round++)
    for (const [place, asking] of askings.entries()) {
      const time = await timeOf(asking)
      if (round >= warming) times[place]?.push(time)
    }
  return times.map(median)
}
