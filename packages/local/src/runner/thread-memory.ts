import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that a thread holds once everything that nobody needs any more is collected. */
export type ThreadMemory = { heap: number; external: number }

/** Asks a function's thread for its memory in place of a call; no event is this text. */
export const askForMemory = 'memory'

const collect = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Collects what this thread does not need, and measures the rest. */
export const memoryOfThread = (): ThreadMemory => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return { heap: heapUsed, external }
}
