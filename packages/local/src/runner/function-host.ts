import { Worker } from 'node:worker_threads'
import { functionPayloadBytes } from '@bong-bari/edge'
import { type Answer, gatewayAnswer, toAnswer } from '../front/api-answer.ts'

type ThreadSettings = {
  name: string
  module: string
  /** All of it. */
  env: Record<string, string>
  logFile: string
  memoryMb: number
}

/** `result` is JSON. */
export type Outcome = { result?: string | undefined; thrown?: Error }

/** Milliseconds. */
const askMs = 50

/** V8's own limit would end the process, so it is far off. */
const roomMb = 2048

/** One call after the other, as Lambda. */
const startThread = ({ name, module, env, logFile, memoryMb }: ThreadSettings) => {
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    workerData: { module, functionName: name, logFile },
    env,
    name,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb + roomMb },
  })
  let full = false
  const endWhenFull = async () => {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics()
    full ||= used_heap_size + external_memory > memoryMb * 1024 * 1024
    if (full) worker.terminate()
  }
  // One listener for all: awaiting per call would leak.
  let settle: ((outcome: Outcome) => void) | undefined
  worker.on('message', (outcome: Outcome) => settle?.(outcome))
  const ended = new Promise<Error>((resolve) => {
    worker.on('error', resolve)
    worker.on('exit', () => {
      const why = full ? `used more than ${memoryMb} MB` : 'ended'
      resolve(new Error(`The thread of ${name} ${why}.`))
    })
  })
  let why: Error | undefined
  ended.then((thrown) => {
    why = thrown
    settle?.({ thrown })
  })
  return {
    /** JSON in and out. */
    call: async (event: string): Promise<string | undefined> => {
      if (why) throw why
      const answered = new Promise<Outcome>((resolve) => {
        settle = resolve
      })
      worker.postMessage(event)
      const asking = setInterval(() => endWhenFull().catch(() => {}), askMs)
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

/** Rejects with {@link TimedOut} after `ms`, if any. */
const within = <T>(ms: number | undefined, answering: Promise<T>): Promise<T> => {
  if (ms === undefined) return answering
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms.`)), ms)
    answering.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

type PoolSettings = ThreadSettings & {
  /** Undefined: no limit. */
  timeoutMs: number | undefined
  /** A minute by default. */
  idleMs?: number
}

type Thread = ReturnType<typeof startThread> & { idle: NodeJS.Timeout }

/** Further calls wait. */
const most = 4

/** Milliseconds. Loading another thread takes longer, and more memory, than most calls do. */
const patienceMs = 1000

/**
 * A call takes a free thread, or starts one where there is none or none is free for a while. A thread ends after a failure, a
 * timeout or idling. `lost`: why an idle one died.
 */
const makeThreadPool = (settings: PoolSettings, lost: (why: Error) => void) => {
  const all = new Set<Thread>()
  const free = new Set<Thread>()
  const waiting = new Set<() => void>()
  let stopped = false

  const wakeOne = () => {
    const [wake] = waiting
    if (!wake) return
    // At once: two that come free wake two.
    waiting.delete(wake)
    wake()
  }
  /** Until one is free, or `ms` have passed. */
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
      if (free.delete(thread)) lost(why)
      wakeOne()
    })
    return thread
  }
  const take = async (since = performance.now()): Promise<Thread> => {
    const left = since + patienceMs - performance.now()
    const mayStart = all.size === 0 || (left <= 0 && all.size < most)
    // The last used, so extra threads go idle.
    const thread = [...free].at(-1) ?? (mayStart ? start() : undefined)
    if (thread) {
      free.delete(thread)
      return thread
    }
    await wait(left > 0 ? left : undefined)
    return take(since)
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
    /** JSON in and out. */
    call: async (event: string): Promise<string | undefined> => {
      const thread = await take()
      try {
        const result = await within(settings.timeoutMs, thread.call(event))
        giveBack(thread)
        return result
      } catch (error) {
        await thread.end()
        throw error
      }
    },
    /** After running calls. */
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
