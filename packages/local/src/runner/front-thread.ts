import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FunctionModules } from './functions.ts'
import { makeHeartbeat, watchHeartbeat } from './heartbeat.ts'
import { StartFailure } from './start-failure.ts'

/** What the thread that serves has to know of the rest. */
export type Behind = {
  /** What functions get as their environment, and nothing else. */
  env: Record<string, string>
  modules: FunctionModules
  /** Where the S3 stand-in is. */
  s3: string
  /** The folder of the pages as they name this runner. */
  pagesDir: string
  /** Shows the web from its sources. */
  hot: boolean
  /** What functions print is appended here. */
  logFile: string
}

export type Order = { serve: Behind } | { use: FunctionModules }
export type News = { port: number } | { failed: string } | 'serving'

const openThread = async (port: number) => {
  const heartbeat = makeHeartbeat()
  const worker = new Worker(new URL('./front-worker.ts', import.meta.url), {
    workerData: { port, heartbeat },
    env: {},
    execArgv: [],
  })
  const [news]: ({ port: number } | { failed: string })[] = await once(worker, 'message')
  if (!news || 'failed' in news) throw new StartFailure(news?.failed)
  return { worker, heartbeat, port: news.port }
}

/**
 * Starts the thread that serves on `port` or a free one, with 503 until `serve` tells it what is
 * behind. When it dies or stands still for `patienceMs`, another takes its place. Throws a
 * StartFailure when the port cannot be had.
 */
export const startFrontThread = async (port: number, patienceMs = 30_000) => {
  let behind: Behind | undefined
  let stopped = false
  let current = await openThread(port)

  const serve = async () => {
    const { worker } = current
    worker.postMessage({ serve: behind } satisfies { serve: Behind | undefined })
    await once(worker, 'message')
  }

  const watch = () => {
    const { worker, heartbeat } = current
    const unwatch = watchHeartbeat(heartbeat, patienceMs, () => worker.terminate())
    worker.on('error', ({ stack }) => {
      const failure = JSON.stringify({ level: 'error', failure: stack })
      if (behind) appendFileSync(behind.logFile, `${failure}\n`)
    })
    worker.on('exit', async () => {
      unwatch()
      if (stopped) return
      current = await openThread(current.port)
      if (stopped) return stop()
      watch()
      await serve()
    })
  }

  const stop = async () => {
    stopped = true
    await current.worker.terminate()
  }

  return {
    port: current.port,
    /** Resolves once everything is served. */
    serve: async (given: Behind) => {
      behind = given
      await serve()
      watch()
    },
    /** From now on these functions are called. */
    use: (modules: FunctionModules) => {
      if (behind) behind = { ...behind, modules }
      current.worker.postMessage({ use: modules } satisfies Order)
    },
    stop,
  }
}
