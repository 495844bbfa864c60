import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FunctionModules } from '../runner/functions.ts'
import { StartFailure } from '../runner/start-failure.ts'

export type FrontServices = {
  /** The functions get these variables and no others. */
  env: Record<string, string>
  modules: FunctionModules
  dynamodb: string
  s3: string
  sqs: string
  hot: boolean
  /** The file that gets everything that functions print. */
  logFile: string
  outbox: string
  /** The folder of Node's compile cache. */
  compileCacheDir: string
  /** The seed of faults between functions and services; undefined means no faults. */
  faults: number | undefined
  /** Functions have no timeouts: a debugger is attached, or the machine may be busy. */
  noTimeouts: boolean
}

export type FrontCommand = { serve: FrontServices } | { use: FunctionModules }
/** `passed` is the time in milliseconds by which the clock was set forward. */
export type FrontMessage = { port: number } | { failed: string } | { passed: number } | 'serving'

/** Starts the web server in a thread of its own, on `port`, or on a free one if that is 0. It answers 503 until `serve`. Throws a StartFailure if the port cannot be used. */
export const startFrontThread = async (port: number) => {
  const worker = new Worker(new URL('./front-worker.ts', import.meta.url), {
    workerData: port,
    env: {},
    execArgv: [],
  })
  const sendCommand = (command: FrontCommand) => worker.postMessage(command)
  const [firstMessage]: ({ port: number } | { failed: string })[] = await once(worker, 'message')
  if (!firstMessage || 'failed' in firstMessage) throw new StartFailure(firstMessage?.failed)
  let passTime = (_ms: number) => {}
  worker.on('message', (message: FrontMessage) => {
    if (typeof message === 'object' && 'passed' in message) passTime(message.passed)
  })
  return {
    port: firstMessage.port,
    onTimePassed: (react: typeof passTime) => {
      passTime = react
    },
    serve: async (services: FrontServices) => {
      sendCommand({ serve: services })
      await once(worker, 'message')
    },
    use: (modules: FunctionModules) => sendCommand({ use: modules }),
    stop: () => worker.terminate(),
  }
}
