import { parentPort, workerData } from 'node:worker_threads'
import { pageHeaders, securityHeaders } from '@bong-bari/edge'
import { builtWeb } from '@bong-bari/web/built'
import { startFaults } from '../faults/fault-profiles.ts'
import { redirectOutput } from '../runner/function-log.ts'
import { type Functions, hostFunctions } from '../runner/functions.ts'
import {
  createClock,
  startNoticeSchedule,
  startPublishSchedule,
  startReactionSchedule,
  startVideoSchedule,
} from '../runner/schedules.ts'
import { StartFailure } from '../runner/start-failure.ts'
import { createApiFront } from './api-front.ts'
import { createMediaFront, createPublishedPageReader } from './bucket-files.ts'
import { readSiteFiles } from './exchange.ts'
import { createFront } from './front.ts'
import type { FrontCommand, FrontMessage, FrontServices } from './front-thread.ts'
import { createLocalControls } from './local-controls.ts'
import { createPagesFront, createSitePages } from './pages-front.ts'
import { listen } from './server.ts'

// The thread of the web server. Each function has threads of its own.

const port: number = workerData
const front = createFront()
let functions: Functions | undefined

const postMessage = (message: FrontMessage) => parentPort?.postMessage(message)

const openPort = async (): Promise<FrontMessage> => {
  try {
    return { port: await listen(front.server, port) }
  } catch (error) {
    if (error instanceof StartFailure) return { failed: error.message }
    throw error
  }
}

const createPageSource = async ({ hot, s3, env }: FrontServices) => {
  if (!hot)
    return createSitePages(
      await readSiteFiles(builtWeb),
      createPublishedPageReader(s3, env.SITE_BUCKET ?? ''),
    )
  const { startHotPages } = await import('./hot-pages.ts')
  return startHotPages(front.server)
}

// The development server adds scripts that the real policy forbids.
const selectHeaders = (hot: boolean, headers: ReturnType<typeof securityHeaders>) => {
  const { 'content-security-policy': policy, ...others } = headers
  return hot ? others : { 'content-security-policy': policy, ...others }
}

const serve = async (services: FrontServices) => {
  const { env, modules, dynamodb, s3, sqs, hot, logFile, compileCacheDir, noTimeouts } = services
  redirectOutput(logFile)
  const faults = services.faults === undefined ? undefined : await startFaults(env, services.faults)
  const hosted = hostFunctions({ env: faults?.env ?? env, logFile, compileCacheDir, noTimeouts })
  hosted.use(modules)
  functions = hosted
  const clock = createClock()
  const configured = Boolean(env.YOUTUBE_CHANNEL_ID)
  const videos = startVideoSchedule(hosted, { now: clock.now, configured })
  const api = createApiFront({
    functions: hosted,
    originSecret: env.ORIGIN_SECRET ?? '',
    now: clock.now,
  })
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
  /** When the clock is set forward, delayed messages come sooner. They are in the engines' thread; failed messages wait in this one. */
  const passTime = (ms: number) => {
    postMessage({ passed: ms })
    return Promise.all([publishing, notices, reactions].map((one) => one?.retryNow()))
  }
  const uploads = new URL(s3).origin
  front.serve({
    api,
    pages: createPagesFront({
      show: await createPageSource(services),
      api,
      pagePolicy: hot ? undefined : pageHeaders(uploads)['content-security-policy'],
    }),
    media: createMediaFront(s3, env.MEDIA_BUCKET ?? '', clock.now),
    local: createLocalControls({
      clock,
      passTime,
      videos,
      publishing,
      notices,
      reactions,
      outbox: services.outbox,
      faults,
    }),
    headers: selectHeaders(hot, securityHeaders(uploads)),
  })
}

parentPort?.on('message', async (order: FrontCommand) => {
  if ('use' in order) return functions?.use(order.use)
  await serve(order.serve)
  postMessage('serving')
})
postMessage(await openPort())
