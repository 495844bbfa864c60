import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What a process that serves tells when it is ready. */
type Ready = { url: string; credentials?: { username: string; password?: string } }

const ask = 'processor'

/** In a process that serves: says that it is ready, tells its processor time, ends with its parent. */
export const answerParent = (ready: Ready, stop: () => Promise<unknown>) => {
  process.on('message', (message) => {
    if (message !== ask) return
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  process.on('disconnect', async () => {
    await stop()
    process.exit()
  })
  process.send?.(ready)
}

const started = async (child: ChildProcess): Promise<Ready> => {
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready.`)
  })
  const [ready] = await Promise.race([once(child, 'message'), failed])
  return ready
}

/** Starts a file of this folder that serves, all its threads in one process. */
export const startServer = async (file: string, settings: Record<string, string>) => {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(settings)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { url, credentials } = await started(child)
  return {
    url,
    credentials,
    /** Milliseconds of processor time so far, of all threads. */
    processorTime: async (): Promise<number> => {
      const answer = once(child, 'message')
      child.send(ask)
      const [milliseconds] = await answer
      return milliseconds
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
export type Server = Awaited<ReturnType<typeof startServer>>
