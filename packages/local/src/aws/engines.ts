import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tableFolder } from '../runner/data-folder.ts'
import { appendLine } from '../runner/function-log.ts'
import type { Settings } from '../runner/settings.ts'
import { errorCodeOf, isDiskFull, StartFailure } from '../runner/start-failure.ts'
import { startFakeMail } from '../upstreams/fake-mail.ts'
import { storeMail } from '../upstreams/outbox.ts'
import { startObjectEngine } from './object-engine.ts'
import { startTableEngine } from './table-engine.ts'
import { checkTableStore } from './table-store.ts'

type Close = () => Promise<unknown> | unknown

/** Collects what must be closed. `close` runs each step once, the last added first. */
export const createCleanup = () => {
  const steps: Close[] = []
  return {
    add: (close: Close) => {
      steps.push(close)
    },
    close: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) await step()
    },
  }
}
export type Cleanup = ReturnType<typeof createCleanup>

export const tableName = 'bong-bari'
export const mediaBucket = 'bong-bari-media'
export const siteBucket = 'bong-bari-site'

/** The file with everything that functions print, and every call that their roles refused. */
export const functionLogFile = (dataDir: string) => join(dataDir, 'functions.log')

/** The file exists while a runner uses the table. If it exists at a start, the last runner was killed. */
const runningMarkFile = (dataDir: string) => join(dataDir, 'running')

const startTableStore = async ({ dataDir, indexDelayMs }: Settings, closing: Cleanup) => {
  const path = tableFolder(dataDir)
  const mark = runningMarkFile(dataDir)
  await checkTableStore(path, tableName, existsSync(mark))
  const engine = await startTableEngine({
    path,
    indexDelayMs,
    refused: (functionName, failure) =>
      appendLine(
        functionLogFile(dataDir),
        `${JSON.stringify({ level: 'error', functionName, failure })}\n`,
      ),
  })
  await writeFile(mark, '')
  closing.add(async () => {
    await engine.stop()
    if (!engine.isTorn()) await rm(mark, { force: true })
  })
  return engine.endpoint
}

const startObjectStore = async ({ dataDir }: Settings, closing: Cleanup) => {
  const folder = join(dataDir, 's3')
  await mkdir(folder, { recursive: true })
  try {
    const engine = await startObjectEngine({ folder, buckets: [mediaBucket] })
    closing.add(engine.stop)
    return engine
  } catch (error) {
    if (errorCodeOf(error) !== 'ERR_SQLITE_ERROR' || isDiskFull(error)) throw error
    throw new StartFailure(
      `The data folder "${folder}" is broken (${error instanceof Error ? error.message : error}); move it away to start afresh.`,
    )
  }
}

/** The file with the mails that would have gone. */
export const outboxFile = (dataDir: string) => join(dataDir, 'outbox.jsonl')

const startMail = async ({ dataDir }: Settings, closing: Cleanup) => {
  const { endpoint, stop } = await startFakeMail({
    keep: (mail) => storeMail(outboxFile(dataDir), mail),
  })
  closing.add(stop)
  return endpoint
}

/** Starts the engines that the settings do not replace with an endpoint. */
export const startEngines = async (settings: Settings, closing: Cleanup) => {
  const { dynamodb, s3, sqs, sesv2 } = settings.endpoints
  // The table starts first, because its lock keeps a second runner out of the folder.
  const table = dynamodb ?? (await startTableStore(settings, closing))
  const objects = s3 && sqs ? undefined : await startObjectStore(settings, closing)
  const mail = sesv2 ?? (await startMail(settings, closing))
  const own = objects?.endpoint ?? ''
  const endpoints = { dynamodb: table, s3: s3 ?? own, sqs: sqs ?? own, sesv2: mail }
  return { endpoints, passTime: (ms: number) => objects?.passTime(ms) }
}
export type Endpoints = Awaited<ReturnType<typeof startEngines>>['endpoints']
