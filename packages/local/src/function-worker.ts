import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Invocation, Outcome } from './function-host.ts'
import { lambdaContext } from './lambda-context.ts'

// One environment of one function: Lambda's part, run in a thread of its own.

const { module, functionName } = workerData
const loaded = import(pathToFileURL(module).href)

const described = (error: unknown) => (error instanceof Error ? error.stack : String(error))

const outcomeOf = async ({ id, event }: Invocation): Promise<Outcome> => {
  try {
    const { handler } = await loaded
    const result = await handler(event, lambdaContext(functionName))
    return { id, result: JSON.stringify(result) }
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', functionName, failure: described(error) }))
    return { id, failed: true }
  }
}

parentPort?.on('message', async (invocation: Invocation) => {
  parentPort?.postMessage(await outcomeOf(invocation))
})
