import { EventEmitter, once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { securityHeaders } from '@bong-bari/edge'
import { builtWeb } from '@bong-bari/web/built'
import { mediaFront } from '../aws/media.ts'
import { startFaultyUpstreams } from '../faults/faulty-upstreams.ts'
import { apiFront } from './api-front.ts'
import { makeClock } from './clock.ts'
import { makeFront } from './front.ts'
import type { Behind, News, Order } from './front-thread.ts'
import { printInto } from './function-log.ts'
import { type Functions, hostFunctions } from './functions.ts'
import { listen } from './listen.ts'
import { localControls } from './local-controls.ts'
import { fromSite, pagesFront } from './pages-front.ts'
import { readSite } from './site-files.ts'
import { StartFailure } from './start-failure.ts'
import { memoryOfThread, type ThreadMemory } from './thread-memory.ts'
import { startVideoSchedule } from './video-schedule.ts'

// The thread that serves; the functions behind it have threads of their own.

const port: number = workerData
const front = makeFront()
let functions: Functions | undefined

const tell = (news: News) => parentPort?.postMessage(news)

const engines = new EventEmitter<{ measured: [ThreadMemory] }>()

/** What this process holds: the engines' thread, this one, and the functions'. */
const memory = async (ofFunctions: Functions) => {
  const measured = once(engines, 'measured')
  tell('measure-engines')
  const [ofEngines] = await measured
  return {
    rss: process.memoryUsage.rss(),
    engines: ofEngines,
    front: memoryOfThread(),
    functions: await ofFunctions.memory(),
  }
}

const open = async (): Promise<News> => {
  try {
    return { port: await listen(front.server, port) }
  } catch (error) {
    if (error instanceof StartFailure) return { failed: error.message }
    throw error
  }
}

const showPages = async (hot: boolean, pagesDir: string) => {
  if (!hot) return fromSite(await readSite(builtWeb, pagesDir))
  const { startHotPages } = await import('./hot-pages.ts')
  return startHotPages(front.server)
}

// The development server puts scripts into the page, which the real policy forbids.
const headersOf = (hot: boolean, s3: string) => {
  const { 'content-security-policy': policy, ...others } = securityHeaders(new URL(s3).origin)
  return hot ? others : { 'content-security-policy': policy, ...others }
}

const serve = async (behind: Behind) => {
  const { env, modules, s3, pagesDir, hot, logFile, compiled, patient } = behind
  printInto(logFile)
  const faulty =
    behind.faults === undefined ? undefined : await startFaultyUpstreams(env, behind.faults)
  const hosted = hostFunctions({ env: faulty?.env ?? env, logFile, compiled, patient })
  hosted.use(modules)
  functions = hosted
  const clock = makeClock()
  const configured = Boolean(env.YOUTUBE_CHANNEL_ID)
  const videos = startVideoSchedule(hosted, { now: clock.now, configured })
  const api = apiFront({ functions: hosted, originSecret: env.ORIGIN_SECRET ?? '', now: clock.now })
  front.serve({
    api,
    pages: pagesFront(await showPages(hot, pagesDir), api),
    media: mediaFront(s3, env.MEDIA_BUCKET ?? '', clock.now),
    local: localControls({ clock, videos, faulty, memory: () => memory(hosted) }),
    headers: headersOf(hot, s3),
  })
}

parentPort?.on('message', async (order: Order) => {
  if ('use' in order) return functions?.use(order.use)
  if ('engines' in order) return engines.emit('measured', order.engines)
  await serve(order.serve)
  tell('serving')
})
tell(await open())
