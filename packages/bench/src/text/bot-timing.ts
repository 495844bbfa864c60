import { matchMessage } from '../../../../functions/src/bot/match/match.ts'
import { buildIndex } from '../../../../functions/src/bot/match/match-index.ts'
import { heldOut, manyRows } from '../../../../functions/testing/bot-score.ts'

/** Every fourth message of the sets: as many as a few seconds are enough for. */
const messages = heldOut
  .flatMap(({ set }) => set.asked.map(({ text }) => text))
  .filter((_, place) => place % 4 === 0)

/** Milliseconds of processor time. */
const costOf = (work: () => void) => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Milliseconds of processor time of so many rows: reading them, and each message in a second pass over
 * all. Words that were read for other rows are remembered: the first call of a process tells what a
 * cold instance takes.
 */
export const timesOf = (rows: number, variants = 0) => {
  const made = manyRows(rows, variants)
  let index = buildIndex([])
  const reading = costOf(() => {
    index = buildIndex(made)
  })
  const ask = () => {
    for (const message of messages) matchMessage(index, message, 5)
  }
  ask()
  return { reading, message: costOf(ask) / messages.length }
}
