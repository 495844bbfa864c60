import { Worker } from 'node:worker_threads'
import { functionPayloadBytes } from '@bong-bari/edge'
import { type Answer, gatewayAnswer, toAnswer } from '../front/api-answer.ts'

type ThreadSettings = {
  name: string
  module: string
  /** The function gets these variables and no others. */
  env: Record<string, string>
  logFile: string
  memoryMb: number
}

/** The result of a call as JSON, or what it threw. */
export type Outcome = { result?: string | undefined; thrown?: Error }

const memoryCheckMs = 50

/** Reaching V8's own limit would end the whole process, so it is set this much above the function's limit. */
const heapHeadroomMb = 2048

/** Room for short-lived objects. V8's default of 48 MB a thread held 240 MB more while 500 posts were published. */
const youngGenerationMb = 12

/** Starts a thread that runs one call after the other, as a Lambda instance does. A thread that exceeds its memory ends. */
const startThread = ({ name, module, env, logFile, memoryMb }: ThreadSettings) => {
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    workerData: { module, functionName: name, logFile },
    env,
    name,
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb + heapHeadroomMb,
      maxYoungGenerationSizeMb: youngGenerationMb,
    },
  })
  let isOverMemory = false
  const endWhenFull = async () => {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics()
    isOverMemory ||= used_heap_size + external_memory > memoryMb * 1024 * 1024
    if (isOverMemory) worker.terminate()
  }
  // One listener serves all calls, as a listener for each call would leak.
  let settle: ((outcome: Outcome) => void) | undefined
  worker.on('message', (outcome: Outcome) => settle?.(outcome))
  const ended = new Promise<Error>((resolve) => {
    worker.on('error', resolve)
    worker.on('exit', () => {
      const why = isOverMemory ? `used more than ${memoryMb} MB` : 'ended'
      resolve(new Error(`The thread of ${name} ${why}.`))
    })
  })
  let why: Error | undefined
  ended.then((thrown) => {
    why = thrown
    settle?.({ thrown })
  })
  return {
    /** Takes and returns JSON. Rejects with what the function threw. */
    call: async (event: string): Promise<string | undefined> => {
      if (why) throw why
      const answered = new Promise<Outcome>((resolve) => {
        settle = resolve
      })
      worker.postMessage(event)
      const asking = setInterval(() => endWhenFull().catch(() => {}), memoryCheckMs)
      const { result, thrown } = await answered
      clearInterval(asking)
      settle = undefined
      if (thrown) throw thrown
      return result
    },
    ended,
    end: () => worker.terminate(),
  }
}

class TimedOut extends Error {
  override name = 'TimedOut'
}

/** Rejects with {@link TimedOut} after `ms`; undefined means no limit. */
const withTimeout = <T>(ms: number | undefined, answering: Promise<T>): Promise<T> => {
  if (ms === undefined) return answering
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms.`)), ms)
    answering.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

type PoolSettings = ThreadSettings & {
  /** Undefined means no limit. */
  timeoutMs: number | undefined
  /** A thread without calls ends after this, by default a minute. */
  idleMs?: number
}

type Thread = ReturnType<typeof startThread> & { idle: NodeJS.Timeout }

/** Further calls wait for a free thread. */
const maxThreads = 4

/** A call waits this long for a free thread before another is started, because loading one takes more time and memory than most calls. */
const maxWaitMs = 1000

/**
 * Each call takes a free thread. A thread is started if there is none, or if none is free for a while. A thread ends after a failure, a
 * timeout or idling. `lost`: why an idle one died.
 */
const createThreadPool = (settings: PoolSettings, onIdleExit: (why: Error) => void) => {
  const all = new Set<Thread>()
  const free = new Set<Thread>()
  const waiting = new Set<() => void>()
  let stopped = false

  const wakeOne = () => {
    const [wake] = waiting
    if (!wake) return
    // Removed at once, so that two free threads wake two calls.
    waiting.delete(wake)
    wake()
  }
  /** Waits until a thread is free or `ms` have passed. */
  const wait = async (ms: number | undefined) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
    await promise
    clearTimeout(timer)
    waiting.delete(resolve)
  }

  const start = (): Thread => {
    const endIdle = () => {
      if (free.delete(thread)) thread.end()
    }
    const idle = setTimeout(endIdle, settings.idleMs ?? 60_000).unref()
    const thread = { ...startThread(settings), idle }
    all.add(thread)
    thread.ended.then((why) => {
      all.delete(thread)
      if (free.delete(thread)) onIdleExit(why)
      wakeOne()
    })
    return thread
  }
  const takeThread = async (since = performance.now()): Promise<Thread> => {
    const remainingMs = since + maxWaitMs - performance.now()
    const mayStart = all.size === 0 || (remainingMs <= 0 && all.size < maxThreads)
    // The thread used last is taken, so that extra threads become idle and end.
    const thread = [...free].at(-1) ?? (mayStart ? start() : undefined)
    if (thread) {
      free.delete(thread)
      return thread
    }
    await wait(remainingMs > 0 ? remainingMs : undefined)
    return takeThread(since)
  }

  const offer = (thread: Thread) => {
    free.add(thread)
    wakeOne()
  }

  const giveBack = (thread: Thread) => {
    if (stopped) {
      thread.end()
      return
    }
    thread.idle.refresh()
    offer(thread)
  }

  return {
    /** Takes and returns JSON. Rejects with what the function threw, or with {@link TimedOut}. */
    call: async (event: string): Promise<string | undefined> => {
      const thread = await takeThread()
      try {
        const result = await withTimeout(settings.timeoutMs, thread.call(event))
        giveBack(thread)
        return result
      } catch (error) {
        await thread.end()
        throw error
      }
    },
    /** Ends all threads after their running calls. */
    stop: async () => {
      stopped = true
      const ended = [...all].map((thread) => thread.ended)
      for (const thread of free) {
        free.delete(thread)
        thread.end()
      }
      await Promise.all(ended)
    },
  }
}

const isOverPayload = (json: string) => Buffer.byteLength(json) > functionPayloadBytes

const parseResult = (result: string | undefined): Answer => {
  if (result === undefined || isOverPayload(result)) return gatewayAnswer.crashed()
  return toAnswer(JSON.parse(result))
}

const printFailure = (functionName: string, error: unknown) => {
  const failure = error instanceof Error ? error.stack : String(error)
  console.error(JSON.stringify({ level: 'error', functionName, failure }))
}

/** Hosts a function as Lambda does: in threads of its own, loaded at the first call and kept. Failures are printed. */
export const hostFunction = (settings: PoolSettings) => {
  const { name } = settings
  const threads = createThreadPool(settings, (why) => printFailure(name, why))
  /** Calls the function with an event that is no HTTP request. Rejects if it fails. */
  const call = async (event: object): Promise<unknown> => {
    try {
      const result = await threads.call(JSON.stringify(event))
      return result === undefined ? undefined : JSON.parse(result)
    } catch (error) {
      printFailure(name, error)
      throw error
    }
  }
  /** Calls the function with an HTTP event. A failure becomes an answer, as at API Gateway. */
  const invoke = async (event: object): Promise<Answer> => {
    const sent = JSON.stringify(event)
    if (isOverPayload(sent)) return gatewayAnswer.tooLarge()
    try {
      return parseResult(await threads.call(sent))
    } catch (error) {
      printFailure(name, error)
      return error instanceof TimedOut ? gatewayAnswer.timedOut() : gatewayAnswer.crashed()
    }
  }
  return { invoke, call, stop: threads.stop }
}
export type HostedFunction = ReturnType<typeof hostFunction>
