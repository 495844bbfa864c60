import { startThread, type ThreadSettings } from './function-thread.ts'
import { within } from './time-limit.ts'

export type PoolSettings = ThreadSettings & {
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
export const makeThreadPool = (settings: PoolSettings, lost: (why: Error) => void) => {
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
