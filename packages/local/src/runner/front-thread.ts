import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FunctionModules } from './functions.ts'
import { StartFailure } from './start-failure.ts'
import { memoryOfThread, type ThreadMemory } from './thread-memory.ts'

/** What the thread that serves has to know of the rest. */
export type Behind = {
  /** What functions get as their environment, and nothing else. */
  env: Record<string, string>
  modules: FunctionModules
  dynamodb: string
  s3: string
  /** Where the queues are; what functions are told may lead there by a detour. */
  sqs: string
  /** Shows the web from its sources. */
  hot: boolean
  /** What functions print is appended here. */
  logFile: string
  /** Folder of the mails that would have gone. */
  outbox: string
  /** Folder that keeps the functions' code compiled. */
  compiled: string
  /** The seed of faults that stand between the functions and what they call. */
  faults: number | undefined
  /** Ends no function for its time: somebody may look at it with a debugger. */
  patient: boolean
}

export type Order = { serve: Behind } | { use: FunctionModules } | { engines: ThreadMemory }
export type News = { port: number } | { failed: string } | 'serving' | 'measure-engines'

/**
 * Starts the thread that serves on `port` or a free one, with 503 until `serve` tells it what is
 * behind. Throws a StartFailure when the port cannot be had.
 */
export const startFrontThread = async (port: number) => {
  const worker = new Worker(new URL('./front-worker.ts', import.meta.url), {
    workerData: port,
    env: {},
    execArgv: [],
  })
  const order = (given: Order) => worker.postMessage(given)
  const [news]: ({ port: number } | { failed: string })[] = await once(worker, 'message')
  if (!news || 'failed' in news) throw new StartFailure(news?.failed)
  worker.on('message', (later: News) => {
    if (later === 'measure-engines') order({ engines: memoryOfThread() })
  })
  return {
    port: news.port,
    /** Resolves once everything is served. */
    serve: async (behind: Behind) => {
      order({ serve: behind })
      await once(worker, 'message')
    },
    /** From now on these functions are called. */
    use: (modules: FunctionModules) => order({ use: modules }),
    stop: () => worker.terminate(),
  }
}
