import { Worker } from 'node:worker_threads'

export type ThreadSettings = {
  name: string
  module: string
  /** All of it. */
  env: Record<string, string>
  logFile: string
  memoryMb: number
}

/** `result` is JSON. */
export type Outcome = { result?: string | undefined; thrown?: Error }

/** Milliseconds. */
const askMs = 50

/** V8's own limit would end the process, so it is far off. */
const roomMb = 2048

/** One call after the other, as Lambda. */
export const startThread = ({ name, module, env, logFile, memoryMb }: ThreadSettings) => {
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    workerData: { module, functionName: name, logFile },
    env,
    name,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb + roomMb },
  })
  let full = false
  const endWhenFull = async () => {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics()
    full ||= used_heap_size + external_memory > memoryMb * 1024 * 1024
    if (full) worker.terminate()
  }
  // One listener for all: awaiting per call would leak.
  let settle: ((outcome: Outcome) => void) | undefined
  worker.on('message', (outcome: Outcome) => settle?.(outcome))
  const ended = new Promise<Error>((resolve) => {
    worker.on('error', resolve)
    worker.on('exit', () => {
      const why = full ? `used more than ${memoryMb} MB` : 'ended'
      resolve(new Error(`The thread of ${name} ${why}.`))
    })
  })
  let why: Error | undefined
  ended.then((thrown) => {
    why = thrown
    settle?.({ thrown })
  })
  return {
    /** JSON in and out. */
    call: async (event: string): Promise<string | undefined> => {
      if (why) throw why
      const answered = new Promise<Outcome>((resolve) => {
        settle = resolve
      })
      worker.postMessage(event)
      const asking = setInterval(() => endWhenFull().catch(() => {}), askMs)
      const { result, thrown } = await answered
      clearInterval(asking)
      settle = undefined
      if (thrown) throw thrown
      return result
    },
    ended,
    end: () => worker.terminate(),
  }
}
