import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Outcome } from './function-host.ts'
import { redirectOutput } from './function-log.ts'
import { lambdaContext } from './lambda-context.ts'

// One instance of one function.

const { module, functionName, logFile } = workerData
redirectOutput(logFile)

const loaded = import(module)
// The compile cache is for the next thread. It is written now, because an ending thread has no time.
loaded.then(
  () => flushCompileCache(),
  () => {},
)

const runHandler = async (event: string): Promise<Outcome> => {
  try {
    const { handler } = await loaded
    return { result: JSON.stringify(await handler(JSON.parse(event), lambdaContext(functionName))) }
  } catch (error) {
    return { thrown: error instanceof Error ? error : new Error(String(error)) }
  }
}

parentPort?.on('message', async (event: string) => {
  parentPort?.postMessage(await runHandler(event))
})
