import { functionPayloadBytes } from '@bong-bari/edge'
import { type Answer, gatewayAnswer, toAnswer } from './api-answer.ts'
import { makeThreadPool, type PoolSettings } from './thread-pool.ts'
import { TimedOut } from './time-limit.ts'

const isOverPayload = (json: string) => Buffer.byteLength(json) > functionPayloadBytes

const answerTo = (result: string | undefined): Answer => {
  if (result === undefined || isOverPayload(result)) return gatewayAnswer.crashed()
  return toAnswer(JSON.parse(result))
}

const print = (functionName: string, error: unknown) => {
  const failure = error instanceof Error ? error.stack : String(error)
  console.error(JSON.stringify({ level: 'error', functionName, failure }))
}

/** As Lambda: apart, loaded at the first call, kept. Prints what it throws. */
export const hostFunction = (settings: PoolSettings) => {
  const { name } = settings
  const threads = makeThreadPool(settings, (why) => print(name, why))
  /** For non-requests; rejects on failure. */
  const call = async (event: object): Promise<unknown> => {
    try {
      const result = await threads.call(JSON.stringify(event))
      return result === undefined ? undefined : JSON.parse(result)
    } catch (error) {
      print(name, error)
      throw error
    }
  }
  /** Failures are answers. */
  const invoke = async (event: object): Promise<Answer> => {
    const sent = JSON.stringify(event)
    if (isOverPayload(sent)) return gatewayAnswer.tooLarge()
    try {
      return answerTo(await threads.call(sent))
    } catch (error) {
      print(name, error)
      return error instanceof TimedOut ? gatewayAnswer.timedOut() : gatewayAnswer.crashed()
    }
  }
  return { invoke, call, stop: threads.stop }
}
export type HostedFunction = ReturnType<typeof hostFunction>
