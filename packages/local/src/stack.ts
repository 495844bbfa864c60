import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { securityHeaders } from '@bong-bari/edge'
import type { Credentials } from './admin-account.ts'
import { apiFront } from './api-front.ts'
import { makeClock } from './clock.ts'
import { type Closing, makeClosing } from './closing.ts'
import { createTable } from './create-table.ts'
import { localCredentials } from './credentials.ts'
import { openDataFolder, removeRunnerFile, writeRunnerFile } from './data-folder.ts'
import { type Endpoints, mediaBucket, startEngines, tableName } from './engines.ts'
import { makeFront } from './front.ts'
import { type Functions, startFunctions } from './functions.ts'
import { listen } from './listen.ts'
import { localControls } from './local-controls.ts'
import { mediaFront } from './media.ts'
import { fromSite, pagesFront } from './pages-front.ts'
import { prepareTable } from './prepare.ts'
import type { Settings } from './settings.ts'
import { readSite } from './site-files.ts'
import { stopServer } from './table-engine.ts'
import { startVideoSchedule } from './video-schedule.ts'
import { builtWeb, ensureWeb } from './web-build.ts'

export type StackOptions = {
  /** Shows the web from its sources and reloads what changes. */
  hot?: boolean
  /** Gets one line for each step that takes long. */
  say?: (line: string) => void
  /** Gives the start up. */
  signal?: AbortSignal
}

export type Stack = { url: string; credentials: Credentials; stop: () => Promise<void> }

const environmentOf = (
  settings: Settings,
  url: string,
  endpoints: Endpoints,
  originSecret: string,
) => ({
  SITE_URL: url,
  ...settings.functionEnv,
  ...localCredentials,
  TABLE_NAME: tableName,
  MEDIA_BUCKET: mediaBucket,
  ORIGIN_SECRET: originSecret,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
})

const startPages = async (
  front: ReturnType<typeof makeFront>,
  functions: Functions,
  closing: Closing,
  { hot, say = () => {} }: StackOptions,
) => {
  if (!hot) return fromSite(await readSite(builtWeb))
  const { startHotPages } = await import('./hot-pages.ts')
  const { watchFunctions } = await import('./watch-functions.ts')
  const pages = await startHotPages(front.server)
  closing.add(pages.stop)
  closing.add(watchFunctions(functions, say))
  return pages.show
}

// The development server puts scripts into the page, which the real policy forbids.
const headersOf = (hot: boolean | undefined, { s3 }: Endpoints) => {
  const { 'content-security-policy': policy, ...others } = securityHeaders(new URL(s3).origin)
  return hot ? others : { 'content-security-policy': policy, ...others }
}

const prepare = async (settings: Settings, endpoints: Endpoints, env: Record<string, string>) => {
  await createTable(endpoints.dynamodb, tableName)
  return prepareTable(settings, env)
}

const hasChannel = ({ functionEnv }: Settings) => Boolean(functionEnv.YOUTUBE_CHANNEL_ID)

const start = async (settings: Settings, options: StackOptions, closing: Closing) => {
  const { hot, say = () => {}, signal } = options
  const { dataDir } = settings
  await openDataFolder(dataDir)
  const front = makeFront()
  const port = await listen(front.server, settings.port)
  const url = `http://127.0.0.1:${port}`
  closing.add(() => stopServer(front.server))
  const endpoints = await startEngines(settings, closing)
  const originSecret = randomBytes(16).toString('base64url')
  const env = environmentOf(settings, url, endpoints, originSecret)
  const building = () => say('building the web, which takes a while the first time ...')
  const logFile = join(dataDir, 'web-build.log')
  const [{ credentials, seeded }] = await Promise.all([
    prepare(settings, endpoints, env),
    ensureWeb({ logFile, building, anyBuild: hot === true, signal }),
  ])
  if (seeded) say(`seeded ${seeded} collaboration requests`)
  const functions = await startFunctions({
    outDir: join(dataDir, 'functions'),
    env,
    logFile: join(dataDir, 'functions.log'),
  })
  closing.add(functions.stop)
  const clock = makeClock()
  const videos = startVideoSchedule(functions, { now: clock.now, configured: hasChannel(settings) })
  closing.add(videos.stop)
  const api = apiFront({ functions, originSecret, now: clock.now })
  const show = await startPages(front, functions, closing, options)
  front.serve({
    api,
    pages: pagesFront(show, api),
    media: mediaFront(endpoints.s3, mediaBucket, clock.now),
    local: localControls(clock, videos),
    headers: headersOf(hot, endpoints),
  })
  await writeRunnerFile(dataDir, {
    pid: process.pid,
    port,
    dynamodb: Number(new URL(endpoints.dynamodb).port),
    s3: Number(new URL(endpoints.s3).port),
    tableName,
    mediaBucket,
  })
  closing.add(() => removeRunnerFile(dataDir))
  return { url, credentials }
}

/**
 * Starts the whole product on this machine: engines, functions, web. Resolves once it serves;
 * rejects with a StartFailure, everything ended, when it cannot.
 */
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
