import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import inspector from 'node:inspector'
import { join } from 'node:path'
import { BuildFailure, ensureBuilt } from '@bong-bari/web/built'
import { createQueue, createSiteBucket, createTable } from '../aws/create-resources.ts'
import { localCredentials } from '../aws/credentials.ts'
import {
  type Cleanup,
  createCleanup,
  type Endpoints,
  functionLogFile,
  mediaBucket,
  outboxFile,
  siteBucket,
  startEngines,
  tableName,
} from '../aws/engines.ts'
import { startFrontThread } from '../front/front-thread.ts'
import type { Credentials } from './admin-account.ts'
import { openDataFolder, prepareLayout, removeRunnerFile, writeRunnerFile } from './data-folder.ts'
import { bundleModules } from './functions.ts'
import { prepareTable } from './prepare.ts'
import type { Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

export type StackOptions = {
  /** Serves the office from sources, with hot reload, and builds public pages and functions again when a source changes. */
  hot?: boolean
  /** Gets a line for each slow step. */
  say?: (line: string) => void
  /** Aborting it ends the start. */
  signal?: AbortSignal
}

export type Stack = { url: string; credentials: Credentials; stop: () => Promise<void> }

/** Mails go to a file, so this address need not exist. */
const defaultSender = 'notices@bong-bari.test'

const createFunctionEnv = (
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

type WebBuildOptions = {
  dataDir: string
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/** Builds the web unless its build is current. Throws a StartFailure that names the log. */
const buildWeb = async ({ dataDir, say, signal }: WebBuildOptions) => {
  const building = () => say('building the web, which takes a while the first time ...')
  try {
    await ensureBuilt({ building, signal })
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    const logFile = join(dataDir, 'web-build.log')
    await writeFile(logFile, error.message)
    throw new StartFailure(`The web could not be built; the output is in ${logFile}.`)
  }
}

const start = async (settings: Settings, options: StackOptions, closing: Cleanup) => {
  const { hot, say = () => {}, signal } = options
  const { dataDir } = settings
  await openDataFolder(dataDir)
  const front = await startFrontThread(settings.port)
  closing.add(front.stop)
  const url = `http://127.0.0.1:${front.port}`
  if (!settings.endpoints.dynamodb) await prepareLayout(dataDir)
  // The builds come before the engines, because a bundler needs hundreds of megabytes.
  await buildWeb({ dataDir, say, signal })
  const modules = await bundleModules()
  const { endpoints, passTime } = await startEngines(settings, closing)
  front.onTimePassed(passTime)
  const originSecret = randomBytes(16).toString('base64url')
  await createSiteBucket(endpoints.s3, siteBucket)
  const queues = {
    notices: await createQueue(endpoints.sqs, 'notices'),
    publish: await createQueue(endpoints.sqs, 'publish'),
    reactions: await createQueue(endpoints.sqs, 'reactions'),
  }
  const env = createFunctionEnv(settings, endpoints, queues, originSecret)
  await createTable(endpoints.dynamodb, tableName)
  const { credentials, seeded } = await prepareTable(settings, url, env)
  if (seeded) say(`seeded ${seeded} collaboration requests`)
  await front.serve({
    env,
    modules,
    s3: endpoints.s3,
    sqs: endpoints.sqs,
    dynamodb: endpoints.dynamodb,
    hot: hot === true,
    logFile: functionLogFile(dataDir),
    outbox: outboxFile(dataDir),
    compileCacheDir: join(dataDir, 'compiled'),
    faults: settings.faults,
    noTimeouts: settings.noTimeouts || inspector.url() !== undefined,
  })
  // Added again, so that it stops before the engines; otherwise a running function would log that its table is gone.
  closing.add(front.stop)
  if (hot) {
    const { watchSources } = await import('./watch-sources.ts')
    const outDir = join(dataDir, 'functions')
    const rebuild = async () => {
      await buildWeb({ dataDir, say, signal })
      front.use(await bundleModules(outDir))
    }
    closing.add(watchSources(rebuild, say))
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

/** Starts engines, functions and web. Resolves once the site is served. If it fails, everything is stopped and it rejects, with a StartFailure where the user can do something. */
export const startStack = async (
  settings: Settings,
  options: StackOptions = {},
): Promise<Stack> => {
  const closing = createCleanup()
  try {
    return { ...(await start(settings, options, closing)), stop: closing.close }
  } catch (error) {
    await closing.close()
    throw error
  }
}
