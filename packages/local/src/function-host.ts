import { appendFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { apiTimeoutMs, functionPayloadBytes } from '@bong-bari/edge'
import { type Answer, gatewayAnswer, toAnswer } from './api-answer.ts'

/** `event` is JSON. */
export type Invocation = { id: number; event: string }
/** `result` is JSON, and `body` the text of its body, which then stands empty there. */
export type Outcome = {
  id: number
  result?: string | undefined
  body?: string
  failed?: true
}

export type FunctionSettings = {
  name: string
  /** The bundled module. */
  module: string
  env: Record<string, string>
  /** What the function prints is appended here. */
  logFile: string
  timeoutMs?: number
}

type Environment = {
  worker: Worker
  waiting: Map<number, (outcome: Outcome) => void>
}

/** Lambda counts an answer as JSON, where a character is six bytes at most. */
const isTooLarge = (result: string, body: string) =>
  6 * (result.length + body.length) > functionPayloadBytes &&
  Buffer.byteLength(result) + Buffer.byteLength(JSON.stringify(body)) > functionPayloadBytes

const answerTo = ({ result, body, failed }: Outcome): Answer => {
  if (failed) return gatewayAnswer.crashed()
  if (result === undefined) return toAnswer(undefined)
  if (isTooLarge(result, body ?? '')) return gatewayAnswer.crashed()
  const parsed = JSON.parse(result)
  return toAnswer(body === undefined ? parsed : { ...parsed, body })
}

const startEnvironment = ({ name, module, env, logFile }: FunctionSettings): Environment => {
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    env,
    workerData: { module, functionName: name, logFile },
    execArgv: [],
  })
  const waiting: Environment['waiting'] = new Map()
  worker.on('message', (outcome: Outcome) => waiting.get(outcome.id)?.(outcome))
  worker.on('error', (error) =>
    appendFileSync(logFile, `${JSON.stringify({ level: 'error', failure: error.stack })}\n`),
  )
  worker.on('exit', () => {
    for (const [id, settle] of waiting) settle({ id, failed: true })
  })
  return { worker, waiting }
}

/**
 * Holds a function the way Lambda does: its environment starts with the first call and again after
 * a crash. A call that takes too long is given up, and its environment ended once idle.
 */
export const hostFunction = (settings: FunctionSettings) => {
  const { timeoutMs = apiTimeoutMs } = settings
  let current: Environment | undefined
  let calls = 0

  const environment = () => {
    if (current) return current
    const started = startEnvironment(settings)
    started.worker.on('exit', () => {
      if (current === started) current = undefined
    })
    current = started
    return started
  }

  const retire = async (old: Environment | undefined) => {
    if (current === old) current = undefined
    if (old && old.waiting.size === 0) await old.worker.terminate()
  }

  /** Calls the function; every failure is an answer. */
  const invoke = async (event: object): Promise<Answer> => {
    const sent = JSON.stringify(event)
    // Lambda counts the event as JSON, where a body grows by its escapes.
    if (Buffer.byteLength(sent) > functionPayloadBytes) return gatewayAnswer.tooLarge()
    const used = environment()
    const id = ++calls
    return new Promise((resolve) => {
      const finish = (answer: Answer) => {
        clearTimeout(timer)
        used.waiting.delete(id)
        if (used !== current) retire(used)
        resolve(answer)
      }
      const timer = setTimeout(() => {
        current = current === used ? undefined : current
        finish(gatewayAnswer.timedOut())
      }, timeoutMs)
      used.waiting.set(id, (outcome) => finish(answerTo(outcome)))
      used.worker.postMessage({ id, event: sent } satisfies Invocation)
    })
  }

  return {
    invoke,
    /** Ends the environment; the next call starts a new one. */
    reset: () => retire(current),
    stop: async () => {
      await current?.worker.terminate()
    },
  }
}
export type HostedFunction = ReturnType<typeof hostFunction>
