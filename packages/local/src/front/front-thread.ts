import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FunctionModules } from '../runner/functions.ts'
import { StartFailure } from '../runner/start-failure.ts'

export type Behind = {
  /** All of the functions' environment. */
  env: Record<string, string>
  modules: FunctionModules
  dynamodb: string
  s3: string
  /** Queues, perhaps through a proxy. */
  sqs: string
  hot: boolean
  /** What functions print. */
  logFile: string
  outbox: string
  /** Compile cache. */
  compiled: string
  /** Between functions and services. */
  faults: number | undefined
  /** No timeouts, for debuggers. */
  patient: boolean
}

export type Order = { serve: Behind } | { use: FunctionModules }
/** `passed`: milliseconds by which the set clock went forward. */
export type News = { port: number } | { failed: string } | { passed: number } | 'serving'

/** On `port` or a free one; 503 until `serve`. Throws a StartFailure. */
export const startFrontThread = async (port: number) => {
  const worker = new Worker(new URL('./front-worker.ts', import.meta.url), {
    workerData: port,
    env: {},
    execArgv: [],
  })
  const order = (given: Order) => worker.postMessage(given)
  const [news]: ({ port: number } | { failed: string })[] = await once(worker, 'message')
  if (!news || 'failed' in news) throw new StartFailure(news?.failed)
  let passTime = (_ms: number) => {}
  worker.on('message', (later: News) => {
    if (typeof later === 'object' && 'passed' in later) passTime(later.passed)
  })
  return {
    port: news.port,
    onTimePassed: (react: typeof passTime) => {
      passTime = react
    },
    serve: async (behind: Behind) => {
      order({ serve: behind })
      await once(worker, 'message')
    },
    use: (modules: FunctionModules) => order({ use: modules }),
    stop: () => worker.terminate(),
  }
}
