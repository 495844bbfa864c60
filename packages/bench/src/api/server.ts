import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ask = 'processor'

export type Place = { url: string; dataDir: string }

/** For a server process: reports where it serves and its processor time, and ends with its parent. */
export const answerParent = (address: Place, stop: () => Promise<unknown>) => {
  process.on('message', (message) => {
    if (message !== ask) return
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  process.on('disconnect', async () => {
    await stop()
    process.exit()
  })
  process.send?.(address)
}

const started = async (child: ChildProcess): Promise<Place> => {
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready.`)
  })
  const [address] = await Promise.race([once(child, 'message'), failed])
  return address
}

/** Starts a server file of this folder in a process of its own. */
export const startServer = async (file: string, settings: Record<string, string>) => {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(settings)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const server = await started(child)
  return {
    ...server,
    /** Milliseconds so far, all threads. */
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
