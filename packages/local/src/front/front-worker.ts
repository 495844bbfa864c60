import { parentPort, workerData } from 'node:worker_threads'
import { pageHeaders, securityHeaders } from '@bong-bari/edge'
import { builtWeb } from '@bong-bari/web/built'
import { startFaults } from '../faults/fault-profiles.ts'
import { printInto } from '../runner/function-log.ts'
import { type Functions, hostFunctions } from '../runner/functions.ts'
import {
  makeClock,
  startNoticeSchedule,
  startPublishSchedule,
  startReactionSchedule,
  startVideoSchedule,
} from '../runner/schedules.ts'
import { StartFailure } from '../runner/start-failure.ts'
import { apiFront } from './api-front.ts'
import { mediaFront, publishedPages } from './bucket-files.ts'
import { readSite } from './exchange.ts'
import { makeFront } from './front.ts'
import type { Behind, News, Order } from './front-thread.ts'
import { localControls } from './local-controls.ts'
import { fromSite, pagesFront } from './pages-front.ts'
import { listen } from './server.ts'

// Functions have threads of their own.

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

const showPages = async ({ hot, s3, env }: Behind) => {
  if (!hot) return fromSite(await readSite(builtWeb), publishedPages(s3, env.SITE_BUCKET ?? ''))
  const { startHotPages } = await import('./hot-pages.ts')
  return startHotPages(front.server)
}

// The development server adds scripts the real policy forbids.
const headersOf = (hot: boolean, given: ReturnType<typeof securityHeaders>) => {
  const { 'content-security-policy': policy, ...others } = given
  return hot ? others : { 'content-security-policy': policy, ...others }
}

const serve = async (behind: Behind) => {
  const { env, modules, dynamodb, s3, sqs, hot, logFile, compiled, patient } = behind
  printInto(logFile)
  const faults = behind.faults === undefined ? undefined : await startFaults(env, behind.faults)
  const hosted = hostFunctions({ env: faults?.env ?? env, logFile, compiled, patient })
  hosted.use(modules)
  functions = hosted
  const clock = makeClock()
  const configured = Boolean(env.YOUTUBE_CHANNEL_ID)
  const videos = startVideoSchedule(hosted, { now: clock.now, configured })
  const api = apiFront({ functions: hosted, originSecret: env.ORIGIN_SECRET ?? '', now: clock.now })
  const { PUBLISH_QUEUE_URL: queueUrl = '', NOTICE_QUEUE_URL: noticeQueueUrl = '' } = env
  const publishing = hot
    ? undefined
    : startPublishSchedule(hosted, { clock, endpoint: sqs, queueUrl })
  const notices = startNoticeSchedule(hosted, { clock, endpoint: sqs, queueUrl: noticeQueueUrl })
  const reactions = startReactionSchedule(hosted, {
    clock,
    dynamodb,
    tableName: env.TABLE_NAME ?? '',
    sqs,
    queueUrl: env.REACTION_QUEUE_URL ?? '',
  })
  /** The queues follow a clock that is set forward: delayed messages are in the engines' thread, failed ones here. */
  const passTime = (ms: number) => {
    tell({ passed: ms })
    return Promise.all([publishing, notices, reactions].map((one) => one?.retryNow()))
  }
  const uploads = new URL(s3).origin
  front.serve({
    api,
    pages: pagesFront({
      show: await showPages(behind),
      api,
      pagePolicy: hot ? undefined : pageHeaders(uploads)['content-security-policy'],
    }),
    media: mediaFront(s3, env.MEDIA_BUCKET ?? '', clock.now),
    local: localControls({
      clock,
      passTime,
      videos,
      publishing,
      notices,
      reactions,
      outbox: behind.outbox,
      faults,
    }),
    headers: headersOf(hot, securityHeaders(uploads)),
  })
}

parentPort?.on('message', async (order: Order) => {
  if ('use' in order) return functions?.use(order.use)
  await serve(order.serve)
  tell('serving')
})
tell(await open())
