import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tableFolder } from '../runner/data-folder.ts'
import { appendLine } from '../runner/function-log.ts'
import type { Settings } from '../runner/settings.ts'
import { codeOf, isDiskFull, StartFailure } from '../runner/start-failure.ts'
import { startFakeMail } from '../upstreams/fake-mail.ts'
import { keepMail } from '../upstreams/outbox.ts'
import { startObjectEngine } from './object-engine.ts'
import { startTableEngine } from './table-engine.ts'
import { checkTableStore } from './table-store.ts'

type Close = () => Promise<unknown> | unknown

/** Ends what was added, once each, last first. */
export const makeClosing = () => {
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
export type Closing = ReturnType<typeof makeClosing>

export const tableName = 'bong-bari'
export const mediaBucket = 'bong-bari-media'
export const siteBucket = 'bong-bari-site'

/** Output and refusals of functions. */
export const functionLog = (dataDir: string) => join(dataDir, 'functions.log')

/** Still there at a start: the last run was killed. */
const runningMark = (dataDir: string) => join(dataDir, 'running')

const startTableStore = async ({ dataDir, indexDelayMs }: Settings, closing: Closing) => {
  const path = tableFolder(dataDir)
  const mark = runningMark(dataDir)
  await checkTableStore(path, tableName, existsSync(mark))
  const engine = await startTableEngine({
    path,
    indexDelayMs,
    refused: (functionName, failure) =>
      appendLine(
        functionLog(dataDir),
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

const startObjectStore = async ({ dataDir }: Settings, closing: Closing) => {
  const folder = join(dataDir, 's3')
  await mkdir(folder, { recursive: true })
  try {
    const engine = await startObjectEngine({ folder, buckets: [mediaBucket] })
    closing.add(engine.stop)
    return engine
  } catch (error) {
    if (codeOf(error) !== 'ERR_SQLITE_ERROR' || isDiskFull(error)) throw error
    throw new StartFailure(
      `The data folder "${folder}" is broken (${error instanceof Error ? error.message : error}); move it away to start afresh.`,
    )
  }
}

export const outbox = (dataDir: string) => join(dataDir, 'outbox')

const startMail = async ({ dataDir }: Settings, closing: Closing) => {
  const { endpoint, stop } = await startFakeMail({
    keep: (id, mail) => keepMail(outbox(dataDir), id, mail),
  })
  closing.add(stop)
  return endpoint
}

/** Those the settings do not replace. */
export const startEngines = async (settings: Settings, closing: Closing) => {
  const { dynamodb, s3, sqs, sesv2 } = settings.endpoints
  // First, as its lock keeps other runners out.
  const table = dynamodb ?? (await startTableStore(settings, closing))
  const objects = s3 && sqs ? undefined : await startObjectStore(settings, closing)
  const mail = sesv2 ?? (await startMail(settings, closing))
  const own = objects?.endpoint ?? ''
  const endpoints = { dynamodb: table, s3: s3 ?? own, sqs: sqs ?? own, sesv2: mail }
  return { endpoints, passTime: (ms: number) => objects?.passTime(ms) }
}
export type Endpoints = Awaited<ReturnType<typeof startEngines>>['endpoints']
