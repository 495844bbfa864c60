import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Outcome } from './function-host.ts'
import { printInto } from './function-log.ts'
import { lambdaContext } from './lambda-context.ts'

// One environment of one function.

const { module, functionName, logFile } = workerData
printInto(logFile)

const loaded = import(module)
// For the next thread: an ending one has no time.
loaded.then(
  () => flushCompileCache(),
  () => {},
)

const outcomeOf = async (event: string): Promise<Outcome> => {
  try {
    const { handler } = await loaded
    return { result: JSON.stringify(await handler(JSON.parse(event), lambdaContext(functionName))) }
  } catch (error) {
    return { thrown: error instanceof Error ? error : new Error(String(error)) }
  }
}

parentPort?.on('message', async (event: string) => {
  parentPort?.postMessage(await outcomeOf(event))
})
