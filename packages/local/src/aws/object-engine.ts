import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { buildApp } from 'fauxqs'
import { stopServer, urlOf } from '../front/server.ts'
import { localCredentials } from './credentials.ts'

/** A posted form: the fields that came before the file, names in lower case, and the file's size in bytes. */
type PostedForm = { bucket: string; fields: Map<string, string>; size: number }

type UploadRefusal = { status: number; code: string; message: string }

type Policy = { expiration: string; conditions: unknown[] }

const deny = (message: string): UploadRefusal => ({ status: 403, code: 'AccessDenied', message })

/** A form may have these fields without a condition in the policy. */
const optionalFields = /^(x-amz-signature|file|policy|x-ignore-.*)$/

const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const isSigned = ({ fields }: PostedForm, policy: string) => {
  const scope = fields.get('x-amz-credential')?.split('/') ?? []
  const key = scope
    .slice(1)
    .reduce<string | Buffer>(sign, `AWS4${localCredentials.AWS_SECRET_ACCESS_KEY}`)
  const signature = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex')
  const expected = sign(key, policy)
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

const readPolicy = (base64: string): Policy | undefined => {
  try {
    const policy = JSON.parse(Buffer.from(base64, 'base64').toString())
    return Array.isArray(policy?.conditions) ? policy : undefined
  } catch {
    return undefined
  }
}

/** Returns a condition as [operator, field, value], whichever notation the policy uses. */
const toTerms = (condition: unknown): unknown[] => {
  if (Array.isArray(condition)) return condition
  const [entry = []] = Object.entries(condition ?? {})
  return ['eq', `$${entry[0]}`, entry[1]]
}

const fieldOf = ({ bucket, fields }: PostedForm, name: string) =>
  name === 'bucket' ? bucket : (fields.get(name) ?? '')

const findFailure = (form: PostedForm, condition: unknown): UploadRefusal | undefined => {
  const [operator, field, value] = toTerms(condition)
  if (operator === 'content-length-range') {
    if (form.size < Number(field))
      return { status: 400, code: 'EntityTooSmall', message: 'The upload is too small.' }
    if (form.size > Number(value))
      return { status: 400, code: 'EntityTooLarge', message: 'The upload is too large.' }
    return undefined
  }
  const actual = fieldOf(form, String(field).slice(1).toLowerCase())
  const holds =
    operator === 'starts-with' ? actual.startsWith(String(value)) : actual === String(value)
  return holds
    ? undefined
    : deny(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`)
}

const listNamedFields = ({ conditions }: Policy) =>
  new Set(conditions.map((one) => String(toTerms(one)[1]).replace('$', '').toLowerCase()))

/** Checks an upload form as S3 does. `now` is in epoch milliseconds. Returns undefined if the form passes. */
const checkUpload = (form: PostedForm, now: number): UploadRefusal | undefined => {
  const base64 = form.fields.get('policy') ?? ''
  const policy = readPolicy(base64)
  if (!policy) return deny('Access Denied')
  if (!isSigned(form, base64))
    return { status: 403, code: 'SignatureDoesNotMatch', message: 'The signature is not right.' }
  if (!(now < Date.parse(policy.expiration)))
    return deny('Invalid according to Policy: Policy expired.')
  const named = listNamedFields(policy)
  const extra = [...form.fields.keys()].find(
    (name) => !optionalFields.test(name) && !named.has(name),
  )
  if (extra) return deny(`Invalid according to Policy: Extra input fields: ${extra}`)
  return policy.conditions.map((one) => findFailure(form, one)).find(Boolean)
}

type ObjectApp = Awaited<ReturnType<typeof buildApp>>

const isForm = (method: string, contentType = '') =>
  method === 'POST' && /^multipart\/form-data/i.test(contentType)

/** Reads the fields up to the file; S3 ignores later ones. */
const readForm = async (url: string, body: Buffer, contentType: string): Promise<PostedForm> => {
  const headers = { 'content-type': contentType }
  const fields = new Map<string, string>()
  const bucket = decodeURIComponent(url.split(/[/?]/)[1] ?? '')
  for (const [name, value] of await new Response(new Uint8Array(body), { headers }).formData()) {
    if (typeof value !== 'string') return { bucket, fields, size: value.size }
    fields.set(name.toLowerCase(), value)
  }
  return { bucket, fields, size: 0 }
}

const malformed: UploadRefusal = {
  status: 400,
  code: 'MalformedPOSTRequest',
  message: 'The body of your POST request is not well-formed multipart/form-data.',
}

const formatError = ({ code, message }: UploadRefusal) => {
  const text = message.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${text}</Message></Error>`
}

const findUploadRefusal = async (url: string, body: unknown, contentType: string, now: number) => {
  if (!Buffer.isBuffer(body)) return malformed
  const form = await readForm(url, body, contentType).catch(() => undefined)
  return form ? checkUpload(form, now) : malformed
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
}

/** Adds CORS and the checks of form policies, which fauxqs lacks. `now` returns epoch milliseconds. */
const guardUploads = (app: ObjectApp, now: () => number = Date.now) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin) reply.headers(cors)
    if (request.method === 'OPTIONS') return reply.status(204).send()
  })
  app.addHook('preHandler', async (request, reply) => {
    const contentType = request.headers['content-type']
    if (!isForm(request.method, contentType)) return
    const refusal = await findUploadRefusal(request.url, request.body, contentType ?? '', now())
    if (refusal)
      return reply
        .status(refusal.status)
        .header('content-type', 'application/xml')
        .send(formatError(refusal))
  })
}

type Stores = NonNullable<NonNullable<Parameters<typeof buildApp>[0]>['stores']>
type Persistence = {
  db: { exec: (sql: string) => void }
  load: (sqs: Stores['sqsStore'], sns: Stores['snsStore'], s3: Stores['s3Store']) => void
  close: () => void
}

const importInternal = (file: string) => import(new URL(file, import.meta.resolve('fauxqs')).href)

const createStores = async (): Promise<Stores> => {
  const [{ SqsStore }, { SnsStore }, { S3Store }] = await Promise.all([
    importInternal('./sqs/sqsStore.js'),
    importInternal('./sns/snsStore.js'),
    importInternal('./s3/s3Store.js'),
  ])
  return { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() }
}

const openFolder = async (folder: string, stores: Stores) => {
  const { PersistenceManager } = await importInternal('./persistence.js')
  const persistence: Persistence = new PersistenceManager(folder)
  // In this mode a killed process loses nothing; a power cut may lose the last writes.
  persistence.db.exec('PRAGMA synchronous = NORMAL')
  persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store)
  Object.assign(stores.s3Store, { persistence })
  return persistence
}

/** The store throws for a missing object. */
const findOrUndefined = <T>(look: () => T): T | undefined => {
  try {
    return look()
  } catch {
    return undefined
  }
}

type Options = {
  buckets: string[]
  /** Without a folder, everything is in memory. */
  folder?: string
  /** The time in epoch milliseconds by which upload forms expire. */
  now?: () => number
}

type Stored = { etag: string }
type Headers = Record<string, string | string[] | undefined>

/** Returns undefined if the request's conditions hold. */
const findConditionRefusal = (headers: Headers, stored: Stored | undefined) => {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (match !== undefined && !stored) return { status: 404, code: 'NoSuchKey' }
  const holds = (match === undefined || match === stored?.etag) && !(noneMatch === '*' && stored)
  return holds ? undefined : { status: 412, code: 'PreconditionFailed' }
}

/** Adds `If-Match` and `If-None-Match: *` of PUT and DELETE, which fauxqs lacks. */
const guardConditions = (
  app: ObjectApp,
  find: (bucket: string, key: string) => Stored | undefined,
) => {
  app.addHook('preHandler', async ({ method, url, headers }, reply) => {
    if (method !== 'PUT' && method !== 'DELETE') return
    const [, bucket = '', ...key] = decodeURIComponent(url.split('?')[0] ?? '').split('/')
    const refusal = findConditionRefusal(headers, find(bucket, key.join('/')))
    if (refusal)
      return reply
        .status(refusal.status)
        .header('content-type', 'application/xml')
        .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${refusal.code}</Code></Error>`)
  })
}

/** Starts S3 and SQS on a free port; queues are in memory. fauxqs's own start is not used, because it listens on every interface. */
export const startObjectEngine = async ({ buckets, folder, now }: Options) => {
  const stores = await createStores()
  const persistence = folder ? await openFolder(folder, stores) : undefined
  for (const bucket of buckets)
    if (!stores.s3Store.hasBucket(bucket)) stores.s3Store.createBucket(bucket)
  const app = buildApp({ logger: false, stores })
  guardUploads(app, now)
  guardConditions(app, (bucket, key) =>
    findOrUndefined(() => stores.s3Store.headObject(bucket, key)),
  )
  await app.ready()
  app.server.listen(0, '127.0.0.1')
  await once(app.server, 'listening')
  const stop = async () => {
    await stopServer(app.server)
    for (const queue of stores.sqsStore.allQueues()) queue.cancelWaiters()
    persistence?.close()
  }
  /** Shortens the wait of delayed messages by `ms`, when a test sets the clock forward. */
  const passTime = (ms: number) => {
    for (const queue of stores.sqsStore.allQueues()) {
      for (const message of queue.delayedMessages) if (message.delayUntil) message.delayUntil -= ms
      queue.delayedMessages.sort((a, b) => (a.delayUntil ?? 0) - (b.delayUntil ?? 0))
      queue.processTimers()
    }
  }
  return { endpoint: urlOf(app.server), passTime, stop }
}
