import { parentPort, workerData } from 'node:worker_threads'
import { securityHeaders } from '@bong-bari/edge'
import { builtWeb } from '@bong-bari/web/built'
import { mediaFront } from '../aws/media.ts'
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
import { startVideoSchedule } from './video-schedule.ts'

// The thread that serves; the functions behind it have threads of their own.

const port: number = workerData
const front = makeFront()
let functions: Functions | undefined

const tell = (news: News) => parentPort?.postMessage(news)

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

const serve = async ({ env, modules, s3, pagesDir, hot, logFile, compiled, patient }: Behind) => {
  printInto(logFile)
  functions = hostFunctions({ env, logFile, compiled, patient })
  functions.use(modules)
  const clock = makeClock()
  const configured = Boolean(env.YOUTUBE_CHANNEL_ID)
  const videos = startVideoSchedule(functions, { now: clock.now, configured })
  const api = apiFront({ functions, originSecret: env.ORIGIN_SECRET ?? '', now: clock.now })
  front.serve({
    api,
    pages: pagesFront(await showPages(hot, pagesDir), api),
    media: mediaFront(s3, env.MEDIA_BUCKET ?? '', clock.now),
    local: localControls(clock, videos),
    headers: headersOf(hot, s3),
  })
}

parentPort?.on('message', async (order: Order) => {
  if ('use' in order) return functions?.use(order.use)
  await serve(order.serve)
  tell('serving')
})
tell(await open())
