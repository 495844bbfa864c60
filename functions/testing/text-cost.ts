import { limits } from '@bong-bari/contract'
import { hostileTexts, ordinaryText } from './hostile-texts.ts'

/** Another text of the same kind each time, of `length` UTF-16 units. */
export type TextOf = (length: number) => string

/** A hostile text may cost so many times what an ordinary one of its length does. */
const maxRatio = 3
/** Less processor time says nothing. */
const minComparedMs = 2
const rounds = 8

let seed = 0
/** Texts that were never seen before, so that nothing remembers them. */
const textsOf =
  (make: (length: number, seed: number) => string): TextOf =>
  (length) =>
    make(length, ++seed)

/** Takes the texts it wants, and answers what is to be done with them. */
export type Entry = (text: TextOf) => () => unknown

/** Milliseconds of processor time of this thread: what the engine compiles and collects beside it does not count. */
const costOf = async (entry: Entry, text: TextOf) => {
  const run = entry(text)
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Compares each hostile text with ordinary ones and names those that cost too much. A cost that seems too much is measured again in turns
 * with ordinary ones, until the least of each is within bounds: whatever else the machine does only adds to a time, and comes and goes, so
 * a time of a busy moment is never compared with one of a quiet moment.
 */
export const tooCostly = async (entry: Entry) => {
  const ordinaryCost = () => costOf(entry, textsOf(ordinaryText))
  for (let time = 0; time < 3; time++) await ordinaryCost()
  let ordinary = await ordinaryCost()
  const found: string[] = []
  for (const [name, make] of Object.entries(hostileTexts)) {
    let hostile = await costOf(entry, textsOf(make))
    const ratio = () => hostile / Math.max(ordinary, minComparedMs)
    if (ratio() > maxRatio) ordinary = await ordinaryCost()
    for (let round = 0; round < rounds && ratio() > maxRatio; round++) {
      hostile = Math.min(hostile, await costOf(entry, textsOf(make)))
      ordinary = Math.min(ordinary, await ordinaryCost())
    }
    if (ratio() > maxRatio)
      found.push(`${name}: ${ratio().toFixed(1)} times ${ordinary.toFixed(1)} ms`)
  }
  return found
}

/** A conversation of such texts, as long as is taken. */
export const turnsOf = (text: TextOf) =>
  Array.from({ length: limits.chatHistory }, () => ({
    role: 'user' as const,
    content: text(10_000),
  }))
