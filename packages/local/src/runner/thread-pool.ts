import { startThread, type ThreadSettings } from './function-thread.ts'
import { askForMemory, type ThreadMemory } from './thread-memory.ts'
import { within } from './time-limit.ts'

export type PoolSettings = ThreadSettings & {
  /** A call that takes longer is ended; without, it may take its time. */
  timeoutMs: number | undefined
  /** How long a thread lives without calls; a minute by default. */
  idleMs?: number
}

type Thread = ReturnType<typeof startThread> & { idle: NodeJS.Timeout }

/** As many calls of one function are handled at once; others wait. */
const most = 4

/**
 * Runs a function in threads of its own. A call takes a thread that is free or starts one. A thread
 * ends with a call that fails or takes too long, and when it has been idle; `lost` is told why one
 * ended that nobody was calling.
 */
export const makeThreadPool = (settings: PoolSettings, lost: (why: Error) => void) => {
  const all = new Set<Thread>()
  const free = new Set<Thread>()
  const waiting: (() => void)[] = []
  let stopped = false

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
      waiting.shift()?.()
    })
    return thread
  }
  const take = async (): Promise<Thread> => {
    // The one that was used last, so that those which only a rush needed grow idle.
    const thread = [...free].at(-1) ?? (all.size < most ? start() : undefined)
    if (thread) {
      free.delete(thread)
      return thread
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
    return take()
  }

  const offer = (thread: Thread) => {
    free.add(thread)
    waiting.shift()?.()
  }

  const giveBack = (thread: Thread) => {
    if (stopped) {
      thread.end()
      return
    }
    thread.idle.refresh()
    offer(thread)
  }

  /** What a thread holds that is free; being asked is no call, so it grows idle all the same. */
  const measure = async (thread: Thread) => {
    free.delete(thread)
    const told = await thread.call(askForMemory)
    offer(thread)
    const memory: ThreadMemory = JSON.parse(told ?? '')
    return memory
  }

  return {
    /** Calls the function with an event as JSON; answers JSON. */
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
    /** What each thread holds that handles no call right now. */
    memory: async (): Promise<ThreadMemory[]> => {
      const told = await Promise.allSettled([...free].map(measure))
      return told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    /** Ends every thread, after the call that it handles. */
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
