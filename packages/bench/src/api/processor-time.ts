import type { Server } from './server.ts'
import { type Ask, visitorsOf } from './visitors.ts'

/** A question, and the server that it is put to. */
export type Asking = { server: Server; question: Ask }

/** Until then the engine is still compiling. */
const warming = 1_000
/** A machine is slower at one moment than at another, so that turns are short and many. */
const turns = 40
const askedInATurn = 32

/** Milliseconds of a server's processor time for `count` times a question. */
const timeOf = async ({ server, question }: Asking, count: number) => {
  const visitors = visitorsOf(server.url)
  const before = await server.processorTime()
  await visitors.askMany(question, count)
  const after = await server.processorTime()
  visitors.leave()
  return after - before
}

/** The processor time that each of two spent on as many questions, one's turn after the other's. */
export const timesOf = async (one: Asking, other: Asking): Promise<[number, number]> => {
  for (const asking of [one, other]) await timeOf(asking, warming)
  let [ofOne, ofOther] = [0, 0]
  for (let turn = 0; turn < turns; turn++) {
    ofOne += await timeOf(one, askedInATurn)
    ofOther += await timeOf(other, askedInATurn)
  }
  return [ofOne, ofOther]
}
