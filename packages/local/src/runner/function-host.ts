import { type Answer, gatewayAnswer, toAnswer } from './api-answer.ts'
import { inThreads, type ThreadSettings } from './function-thread.ts'
import { lambdaContext } from './lambda-context.ts'
import { isOverPayload } from './payload.ts'
import { TimedOut, within } from './time-limit.ts'

export type FunctionSettings = ThreadSettings & {
  /** Runs in threads of its own. */
  apart: boolean
}

/** Runs a function in this thread: nothing is handed over. */
const inThisThread = ({ name, module, timeoutMs }: FunctionSettings) => {
  let loaded: Promise<{ handler: (event: object, context: object) => unknown }> | undefined
  return {
    call: async (event: object): Promise<unknown> => {
      loaded ??= import(module)
      const { handler } = await loaded
      return within(timeoutMs, Promise.resolve(handler(event, lambdaContext(name))))
    },
    stop: async () => {},
  }
}

const answerTo = (result: unknown): Answer => {
  const payload = typeof result === 'object' && result !== null ? result : { body: result }
  return isOverPayload(payload) ? gatewayAnswer.crashed() : toAnswer(result)
}

const failed = (functionName: string, error: unknown): Answer => {
  const failure = error instanceof Error ? error.stack : String(error)
  console.error(JSON.stringify({ level: 'error', functionName, failure }))
  return error instanceof TimedOut ? gatewayAnswer.timedOut() : gatewayAnswer.crashed()
}

/**
 * Holds a function the way Lambda does: it is loaded by the first call and lives on. What it throws
 * is printed.
 */
export const hostFunction = (settings: FunctionSettings) => {
  const { call, stop } = settings.apart ? inThreads(settings) : inThisThread(settings)
  /** Calls the function; every failure is an answer. */
  const invoke = async (event: object): Promise<Answer> => {
    if (isOverPayload(event)) return gatewayAnswer.tooLarge()
    try {
      return answerTo(await call(event))
    } catch (error) {
      return failed(settings.name, error)
    }
  }
  return { invoke, stop }
}
export type HostedFunction = ReturnType<typeof hostFunction>
