import { once } from 'node:events'
import { buildApp } from 'fauxqs'
import { stopServer, urlOf } from './table-engine.ts'

type Stores = NonNullable<NonNullable<Parameters<typeof buildApp>[0]>['stores']>
type Persistence = {
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

/**
 * Starts the S3 stand-in on a free port with its objects kept in a folder. It is put together from
 * its parts because its own start listens on every network interface.
 */
export const startObjectEngine = async (folder: string, buckets: string[]) => {
  const { PersistenceManager } = await inside('./persistence.js')
  const persistence: Persistence = new PersistenceManager(folder)
  const stores = await makeStores()
  persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store)
  Object.assign(stores.s3Store, { persistence })
  for (const bucket of buckets)
    if (!stores.s3Store.hasBucket(bucket)) stores.s3Store.createBucket(bucket)
  const app = buildApp({ logger: false, stores })
  await app.ready()
  app.server.listen(0, '127.0.0.1')
  await once(app.server, 'listening')
  const stop = async () => {
    await stopServer(app.server)
    persistence.close()
  }
  return { endpoint: urlOf(app.server), stop }
}
