import { Worker } from 'node:worker_threads'
import { within } from './time-limit.ts'

export type ThreadSettings = {
  name: string
  /** Address of the bundled module. */
  module: string
  /** What it prints there is appended here. */
  logFile: string
  timeoutMs: number
}

/** `result` is JSON. */
export type Outcome = { result?: string | undefined; thrown?: Error }

/** A thread that handles one call after the other, as an environment of Lambda's does. */
const startThread = ({ name, module, logFile }: ThreadSettings) => {
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    workerData: { module, functionName: name, logFile },
    // What stands there now, and not what the process began with.
    env: process.env,
    execArgv: [],
  })
  const ended = new Promise<Outcome>((resolve) => {
    worker.on('error', (thrown: Error) => resolve({ thrown }))
    worker.on('exit', () => resolve({ thrown: new Error(`The thread of ${name} has ended.`) }))
  })
  const call = async (event: object): Promise<unknown> => {
    const answered = new Promise<Outcome>((resolve) => worker.once('message', resolve))
    worker.postMessage(JSON.stringify(event))
    const { result, thrown } = await Promise.race([answered, ended])
    if (thrown) throw thrown
    return result === undefined ? undefined : JSON.parse(result)
  }
  return { call, ended, end: () => worker.terminate() }
}
type Thread = ReturnType<typeof startThread>

/**
 * Runs a function in threads of its own, so that everybody else is served while it computes. A call
 * takes a thread that is free or starts one. A thread ends with a call that fails or takes too long.
 */
export const inThreads = (settings: ThreadSettings) => {
  const all = new Set<Thread>()
  const free = new Set<Thread>()

  const start = () => {
    const thread = startThread(settings)
    all.add(thread)
    thread.ended.then(() => {
      all.delete(thread)
      free.delete(thread)
    })
    return thread
  }

  return {
    call: async (event: object): Promise<unknown> => {
      const [thread = start()] = free
      free.delete(thread)
      try {
        const result = await within(settings.timeoutMs, thread.call(event))
        free.add(thread)
        return result
      } catch (error) {
        await thread.end()
        throw error
      }
    },
    stop: async () => {
      await Promise.all([...all].map(({ end }) => end()))
    },
  }
}
