import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes after garbage collection. */
export type ThreadMemory = { heap: number; external: number }

/** Cannot be an event. */
export const askForMemory = 'memory'

const collect = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Collects garbage first. */
export const memoryOfThread = (): ThreadMemory => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return { heap: heapUsed, external }
}
