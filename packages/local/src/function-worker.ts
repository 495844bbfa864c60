import { appendFileSync, openSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Invocation, Outcome } from './function-host.ts'
import { lambdaContext } from './lambda-context.ts'

// One environment of one function: Lambda's part, run in a thread of its own.

const { module, functionName, logFile } = workerData

const log = openSync(logFile, 'a')

/** What is printed goes straight to the file: by way of the host it would cost two more messages. */
const print = (text: string | Uint8Array) => {
  appendFileSync(log, text)
  return true
}
process.stdout.write = print
process.stderr.write = print

const loaded = import(pathToFileURL(module).href)

const described = (error: unknown) => (error instanceof Error ? error.stack : String(error))

const isAnswer = (result: unknown): result is { body: string } =>
  typeof result === 'object' &&
  result !== null &&
  'body' in result &&
  typeof result.body === 'string'

/** A text is the same before and after JSON, so the body, often all there is, is spared the way. */
const asJson = (result: unknown) =>
  isAnswer(result)
    ? { result: JSON.stringify({ ...result, body: '' }), body: result.body }
    : { result: JSON.stringify(result) }

const outcomeOf = async ({ id, event }: Invocation): Promise<Outcome> => {
  try {
    const { handler } = await loaded
    return { id, ...asJson(await handler(JSON.parse(event), lambdaContext(functionName))) }
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', functionName, failure: described(error) }))
    return { id, failed: true }
  }
}

parentPort?.on('message', async (invocation: Invocation) => {
  parentPort?.postMessage(await outcomeOf(invocation))
})
