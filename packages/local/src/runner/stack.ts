import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import inspector from 'node:inspector'
import { join } from 'node:path'
import { originOf } from '@bong-bari/site'
import { BuildFailure, ensureBuilt } from '@bong-bari/web/built'
import { createTable, makeQueue, makeSiteBucket } from '../aws/create-resources.ts'
import { localCredentials } from '../aws/credentials.ts'
import {
  type Closing,
  type Endpoints,
  functionLog,
  makeClosing,
  mediaBucket,
  outbox,
  siteBucket,
  startEngines,
  tableName,
} from '../aws/engines.ts'
import { startFrontThread } from '../front/front-thread.ts'
import type { Credentials } from './admin-account.ts'
import { openDataFolder, removeRunnerFile, takeLayout, writeRunnerFile } from './data-folder.ts'
import { bundleModules } from './functions.ts'
import { prepareTable } from './prepare.ts'
import type { Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

export type StackOptions = {
  /** From sources, with reload. */
  hot?: boolean
  /** A line per slow step. */
  say?: (line: string) => void
  /** Aborts the start. */
  signal?: AbortSignal
}

export type Stack = { url: string; credentials: Credentials; stop: () => Promise<void> }

/** Nothing is really sent. */
const defaultSender = 'notices@bong-bari.test'

const environmentOf = (
  settings: Settings,
  endpoints: Endpoints,
  queues: { notices: string; publish: string; reactions: string },
  originSecret: string,
) => ({
  MAIL_FROM: defaultSender,
  ...settings.functionEnv,
  ...localCredentials,
  TABLE_NAME: tableName,
  MEDIA_BUCKET: mediaBucket,
  SITE_BUCKET: siteBucket,
  PUBLISH_QUEUE_URL: queues.publish,
  NOTICE_QUEUE_URL: queues.notices,
  REACTION_QUEUE_URL: queues.reactions,
  ORIGIN_SECRET: originSecret,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_SQS: endpoints.sqs,
  AWS_ENDPOINT_URL_SESV2: endpoints.sesv2,
})

type Wanted = {
  dataDir: string
  /** Pages come from sources, so any build will do. */
  hot: boolean
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/** Unless built. A StartFailure names the log. */
const buildWeb = async ({ dataDir, hot, say, signal }: Wanted) => {
  const building = () => say('building the web, which takes a while the first time ...')
  try {
    await ensureBuilt({ building, anySources: hot, signal })
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    const logFile = join(dataDir, 'web-build.log')
    await writeFile(logFile, error.message)
    throw new StartFailure(`The web could not be built; its own words are in ${logFile}.`)
  }
}

const start = async (settings: Settings, options: StackOptions, closing: Closing) => {
  const { hot, say = () => {}, signal } = options
  const { dataDir } = settings
  await openDataFolder(dataDir)
  const front = await startFrontThread(settings.port)
  closing.add(front.stop)
  const url = `http://127.0.0.1:${front.port}`
  const told = settings.endpoints.dynamodb ? undefined : await takeLayout(dataDir)
  if (told) say(told)
  // First: a bundler needs hundreds of megabytes.
  await buildWeb({ dataDir, hot: hot === true, say, signal })
  const modules = await bundleModules()
  const { endpoints, passTime } = await startEngines(settings, closing)
  front.onTimePassed(passTime)
  const originSecret = randomBytes(16).toString('base64url')
  await makeSiteBucket(endpoints.s3, siteBucket)
  const queues = {
    notices: await makeQueue(endpoints.sqs, 'notices'),
    publish: await makeQueue(endpoints.sqs, 'publish'),
    reactions: await makeQueue(endpoints.sqs, 'reactions'),
  }
  const env = environmentOf(settings, endpoints, queues, originSecret)
  await createTable(endpoints.dynamodb, tableName)
  const origin = originOf({ siteUrl: settings.siteUrl, ownAddress: url })
  const { credentials, seeded } = await prepareTable(settings, origin, env)
  if (seeded) say(`seeded ${seeded} collaboration requests`)
  await front.serve({
    env,
    modules,
    s3: endpoints.s3,
    sqs: endpoints.sqs,
    dynamodb: endpoints.dynamodb,
    hot: hot === true,
    logFile: functionLog(dataDir),
    outbox: outbox(dataDir),
    compiled: join(dataDir, 'compiled'),
    faults: settings.faults,
    patient: inspector.url() !== undefined,
  })
  // Before the engines, or a function at work would log that its table is gone.
  closing.add(front.stop)
  if (hot) {
    const { watchFunctions } = await import('./watch-functions.ts')
    const outDir = join(dataDir, 'functions')
    closing.add(watchFunctions(async () => front.use(await bundleModules(outDir)), say))
  }
  await writeRunnerFile(dataDir, {
    pid: process.pid,
    port: front.port,
    dynamodb: Number(new URL(endpoints.dynamodb).port),
    s3: Number(new URL(endpoints.s3).port),
    sqs: Number(new URL(endpoints.sqs).port),
    tableName,
    mediaBucket,
    siteBucket,
  })
  closing.add(() => removeRunnerFile(dataDir))
  return { url, credentials }
}

/** Engines, functions, web. Resolves once serving; rejects with a StartFailure, everything ended. */
export const startStack = async (
  settings: Settings,
  options: StackOptions = {},
): Promise<Stack> => {
  const closing = makeClosing()
  try {
    return { ...(await start(settings, options, closing)), stop: closing.close }
  } catch (error) {
    await closing.close()
    throw error
  }
}
