import { best, buildIndex } from '../src/bot/match/match.ts'
import { heldOut, manyRows, tuned } from './bot-score.ts'

const messages = [...tuned, ...heldOut].flatMap(({ set }) => set.asked.map(({ text }) => text))

/** Microseconds of processor time for each message over so many rows, in a second pass over all. */
export const timePerMessage = (rows: number, variants = 0) => {
  const index = buildIndex(manyRows(rows, variants))
  const ask = () => {
    for (const message of messages) best(index, message, 5)
  }
  ask()
  const before = process.cpuUsage()
  ask()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / messages.length
}
