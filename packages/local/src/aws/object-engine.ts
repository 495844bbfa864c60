import { once } from 'node:events'
import { buildApp } from 'fauxqs'
import { stopServer, urlOf } from './table-engine.ts'
import { guardUploads } from './upload-front.ts'

type Stores = NonNullable<NonNullable<Parameters<typeof buildApp>[0]>['stores']>
type Persistence = {
  db: { exec: (sql: string) => void }
  load: (sqs: Stores['sqsStore'], sns: Stores['snsStore'], s3: Stores['s3Store']) => void
  close: () => void
}

const inside = (file: string) => import(new URL(file, import.meta.resolve('fauxqs')).href)

const makeStores = async (): Promise<Stores> => {
  const [{ SqsStore }, { SnsStore }, { S3Store }] = await Promise.all([
    inside('./sqs/sqsStore.js'),
    inside('./sns/snsStore.js'),
    inside('./s3/s3Store.js'),
  ])
  return { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() }
}

const openFolder = async (folder: string, stores: Stores) => {
  const { PersistenceManager } = await inside('./persistence.js')
  const persistence: Persistence = new PersistenceManager(folder)
  // Survives a kill; a power cut may lose some.
  persistence.db.exec('PRAGMA synchronous = NORMAL')
  persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store)
  Object.assign(stores.s3Store, { persistence })
  return persistence
}

/** The store throws if missing. */
const found = <T>(look: () => T): T | undefined => {
  try {
    return look()
  } catch {
    return undefined
  }
}

type Options = {
  buckets: string[]
  /** In memory if absent. */
  folder?: string
  /** Epoch milliseconds, for upload forms. */
  now?: () => number
}

type ObjectApp = Awaited<ReturnType<typeof buildApp>>
type Stored = { etag: string }
type Headers = Record<string, string | string[] | undefined>

/** Undefined if the condition holds. */
const refusalOf = (headers: Headers, stored: Stored | undefined) => {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (match !== undefined && !stored) return { status: 404, code: 'NoSuchKey' }
  const holds = (match === undefined || match === stored?.etag) && !(noneMatch === '*' && stored)
  return holds ? undefined : { status: 412, code: 'PreconditionFailed' }
}

/** `If-Match` and `If-None-Match: *` of PUT and DELETE, which the S3 stand-in lacks. */
const guardConditions = (
  app: ObjectApp,
  find: (bucket: string, key: string) => Stored | undefined,
) => {
  app.addHook('preHandler', async ({ method, url, headers }, reply) => {
    if (method !== 'PUT' && method !== 'DELETE') return
    const [, bucket = '', ...key] = decodeURIComponent(url.split('?')[0] ?? '').split('/')
    const refusal = refusalOf(headers, find(bucket, key.join('/')))
    if (refusal)
      return reply
        .status(refusal.status)
        .header('content-type', 'application/xml')
        .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${refusal.code}</Code></Error>`)
  })
}

/** S3 and SQS on a free port, queues in memory. Not the package's start, which listens on every interface. */
export const startObjectEngine = async ({ buckets, folder, now }: Options) => {
  const stores = await makeStores()
  const persistence = folder ? await openFolder(folder, stores) : undefined
  for (const bucket of buckets)
    if (!stores.s3Store.hasBucket(bucket)) stores.s3Store.createBucket(bucket)
  const app = buildApp({ logger: false, stores })
  guardUploads(app, now)
  guardConditions(app, (bucket, key) => found(() => stores.s3Store.headObject(bucket, key)))
  await app.ready()
  app.server.listen(0, '127.0.0.1')
  await once(app.server, 'listening')
  const stop = async () => {
    await stopServer(app.server)
    for (const queue of stores.sqsStore.allQueues()) queue.cancelWaiters()
    persistence?.close()
  }
  /** The set clock went forward by `ms`: messages that wait for their delay come so much sooner, the first due first. */
  const passTime = (ms: number) => {
    for (const queue of stores.sqsStore.allQueues()) {
      for (const message of queue.delayedMessages) if (message.delayUntil) message.delayUntil -= ms
      queue.delayedMessages.sort((a, b) => (a.delayUntil ?? 0) - (b.delayUntil ?? 0))
      queue.processTimers()
    }
  }
  return { endpoint: urlOf(app.server), passTime, stop }
}
