import { EventEmitter, once } from 'node:events'
import { statfs } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import dynalite from 'dynalite'
import deleteItem from 'dynalite/actions/deleteItem.js'
import getItem from 'dynalite/actions/getItem.js'
import putItem from 'dynalite/actions/putItem.js'
import engineParts from 'dynalite/db/index.js'
import { stopServer, urlOf } from '../front/server.ts'
import { errorCodeOf } from '../runner/start-failure.ts'
import { isRefusal } from './judge-write.ts'
import { findTableRefusal } from './permissions.ts'
import type { Answer } from './table-log.ts'
import { repairStore } from './table-store.ts'
import { type AskEngine, startTableWrites } from './table-writes.ts'

const prototypeOf = (of: object): object => Object.getPrototypeOf(of)

// dynalite ends an iteration by `return`, but LevelDB's iterators have `close`, so without this all would stay open.
const keyIterator = engineParts.create({}).db.keys({})
Object.assign(prototypeOf(prototypeOf(prototypeOf(keyIterator))), {
  return(this: { close: () => Promise<void> }) {
    return this.close()
  },
})

/** LevelDB needs this much free space to rewrite its log at a start. */
const minFreeBytes = 8 * 2 ** 20

const hasFreeSpace = async (path: string) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize > minFreeBytes
}

/** dynalite requires these headers but does not check them. */
const signatureHeaders = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': 'now',
  authorization: 'AWS4-HMAC-SHA256 Credential=a, SignedHeaders=a, Signature=a',
}

/** Writes from the log were judged before, so these actions skip dynalite's checks and JSON. */
const directActions = new Map([
  ['GetItem', getItem],
  ['PutItem', putItem],
  ['DeleteItem', deleteItem],
])

/** dynalite does not expose its store, so this catches it at its creation. */
const openStore = (options: object) => {
  const { create } = engineParts
  let store: ReturnType<typeof create> | undefined
  engineParts.create = (given) => {
    store = create(given)
    return store
  }
  try {
    return { server: dynalite(options), store }
  } finally {
    engineParts.create = create
  }
}

const openEngine = async (options: object) => {
  const { server, store } = openStore(options)
  // A server can be closed only if it listens.
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const [listener] = server.listeners('request')
  const answer = (request: object, response: object) =>
    listener && Reflect.apply(listener, server, [request, response])
  const ask = (action: string, input: object) =>
    new Promise<Answer>((resolve) => {
      const act = directActions.get(action)
      if (act && store)
        return act(store, input, (error, body) => {
          // dynalite throws here too; `handleStoreFailure` catches it when the disk is full.
          if (error && !isRefusal(error)) throw error
          resolve(
            error
              ? { status: error.statusCode, body: error.body }
              : { status: 200, body: body ?? {} },
          )
        })
      const headers = { ...signatureHeaders, 'x-amz-target': `DynamoDB_20120810.${action}` }
      const body = Readable.from([Buffer.from(JSON.stringify(input))])
      const response = {
        statusCode: 200,
        setHeader: () => {},
        end: (text: string) =>
          resolve({ status: response.statusCode, body: JSON.parse(text) as object }),
      }
      answer(Object.assign(body, { headers, method: 'POST', url: '/' }), response)
    })
  // dynalite listens before its store is open; the first answer shows that it is.
  await ask('ListTables', {})
  return {
    answer,
    ask,
    close: () => stopServer(server),
  }
}

const send = (response: ServerResponse, { status, body }: Answer) => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, status: number, name: string, message: string) =>
  send(response, { status, body: { __type: `com.amazon.coral.service#${name}`, message } })

const diskFullMessage = 'The disk cannot be written to.'

type TableRequest = Pick<IncomingMessage, 'headers' | 'method' | 'url'>

const actionOf = ({ headers }: TableRequest) =>
  String(headers['x-amz-target']).split('.').at(-1) ?? ''

const isRead = (action: string) => /^(Get|Query|Scan|Describe|List|BatchGet)/.test(action)

const maxExpressionBytes = 4096

const listExpressions = (input: object): [string, string][] =>
  Object.entries(input).flatMap(([name, value]) => {
    if (name.endsWith('Expression') && typeof value === 'string') return [[name, value]]
    return name === 'TransactItems' && Array.isArray(value)
      ? value.flatMap((item) => Object.values(item).flatMap((one) => listExpressions(Object(one))))
      : []
  })

/** Returns a message if an expression exceeds the limit of DynamoDB's Developer Guide. */
const findLimitRefusal = (input: object) => {
  for (const [name, text] of listExpressions(input)) {
    const size = Buffer.byteLength(text)
    if (size > maxExpressionBytes)
      return `Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: ${size}`
  }
  return undefined
}

type IndexDelay = { ms: number; pending: Promise<unknown> }

const indexDelays = new WeakMap<object, IndexDelay>()
const updateIndexesNow = engineParts.updateIndexes

// dynalite looks this function up at every write, so replacing it delays the indexes.
engineParts.updateIndexes = (store, table, before, after, done) => {
  const lag = 'options' in store ? indexDelays.get(Object(store.options)) : undefined
  if (!lag) return updateIndexesNow(store, table, before, after, done)
  const due = sleep(lag.ms)
  const update = () => promisify(updateIndexesNow)(store, table, before, after)
  lag.pending = Promise.all([lag.pending, due]).then(update)
  done()
}

/** Delays index updates by `ms` and keeps their order, as on AWS. Returns a function that waits for all of them. */
const delayIndexes = (options: object, ms: number) => {
  const lag: IndexDelay = { ms, pending: Promise.resolve() }
  if (ms > 0) indexDelays.set(options, lag)
  return () => lag.pending
}

/**
 * Starts an embedded DynamoDB on a free port. Without `path` it is in memory. Indexes follow `indexDelayMs` later. It adds to dynalite:
 * - Transactions and a log that survives a kill: {@link startTableWrites}.
 * - DynamoDB's limits: {@link findLimitRefusal}.
 * - IAM: a session token that names a function limits the caller to that function's role, and `refused` hears of refused calls. Without a
 *   token everything is allowed.
 * - A full disk: dynalite throws failed writes where nobody catches them, and LevelDB loses what follows a torn line. So writes are answered
 *   500 and reads go on until there is space; then calls wait while the store reopens, indexes are repaired and the log is applied.
 */
export const startTableEngine = async ({
  path,
  indexDelayMs = 0,
  refused = () => {},
}: {
  path?: string
  indexDelayMs?: number
  refused?: (functionName: string, failure: string) => void
} = {}) => {
  const options = { ...(path && { path }), createTableMs: 0 }
  const awaitIndexes = delayIndexes(options, indexDelayMs)
  let engine: Awaited<ReturnType<typeof openEngine>> | undefined = await openEngine(options)
  const openResponses = new Set<ServerResponse>()
  const pendingRejects = new Set<(error: unknown) => void>()
  let isTorn = false
  let isStopping = false
  let repairing: Promise<boolean> | undefined

  /** On a full disk dynalite never answers, so `handleStoreFailure` rejects pending calls. */
  const ask: AskEngine = async (action, input) => {
    if (!engine || (isTorn && !isRead(action))) throw new Error('The table cannot be written to.')
    const failed = Promise.withResolvers<never>()
    pendingRejects.add(failed.reject)
    return Promise.race([engine.ask(action, input), failed.promise]).finally(() =>
      pendingRejects.delete(failed.reject),
    )
  }
  const writes = await startTableWrites(ask, path && `${path}.log`)

  const handleStoreFailure = (error: unknown) => {
    if (!errorCodeOf(error)?.startsWith('LEVEL_')) throw error
    isTorn = true
    // Nobody knows which write failed, so every open call fails and the SDK retries it.
    for (const fail of pendingRejects) fail(error)
    for (const response of openResponses) response.destroy()
    openResponses.clear()
  }
  const awaitOpenResponses = async () => {
    while (openResponses.size) await sleep(5)
  }
  if (path) process.on('uncaughtException', handleStoreFailure)

  /** Reopens and repairs the store. Returns false, changing nothing, while the disk is full. */
  const repair = async () => {
    if (!path || !(await hasFreeSpace(path))) return false
    await awaitOpenResponses()
    await engine?.close()
    engine = undefined
    await repairStore(path)
    engine = await openEngine(options)
    isTorn = false
    try {
      await writes.recover()
      return true
    } catch (error) {
      isTorn = true
      throw error
    }
  }

  const canAnswer = async (action: string) => {
    if (isStopping) return false
    if (!isTorn || (isRead(action) && engine && !repairing)) return true
    repairing ??= repair()
      .catch(() => false)
      .finally(() => {
        repairing = undefined
      })
    return repairing
  }

  const answerRequest = async (request: TableRequest, response: ServerResponse, body: Buffer) => {
    const action = actionOf(request)
    const input = JSON.parse(body.toString() || '{}')
    const name = request.headers['x-amz-security-token']
    const refusal = typeof name === 'string' ? findTableRefusal(name, action, input) : undefined
    if (refusal) {
      refused(String(name), refusal)
      return refuse(response, 400, 'AccessDeniedException', refusal)
    }
    const limitMessage = findLimitRefusal(input)
    if (limitMessage) return refuse(response, 400, 'ValidationException', limitMessage)
    // There is no `await` in the normal case, so calls keep their order.
    if ((isTorn || isStopping) && !(await canAnswer(action)))
      return refuse(response, 500, 'InternalServerError', diskFullMessage)
    openResponses.add(response)
    response.once('close', () => openResponses.delete(response))
    const written = writes.answer(action, input)
    if (written) return send(response, await written)
    const { headers, method, url } = request
    engine?.answer(Object.assign(Readable.from([body]), { headers, method, url }), response)
    await once(response, 'close')
  }

  const front = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    // The caller closed the connection.
    if (!body) return
    try {
      await answerRequest(request, response, body)
    } catch {
      if (!response.headersSent) refuse(response, 500, 'InternalServerError', diskFullMessage)
    }
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')

  /** Answers a call of this process as the port would, without a connection. */
  const answerInProcess = (headers: IncomingHttpHeaders, body: Buffer) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const response = Object.assign(new EventEmitter(), {
        statusCode: 200,
        headersSent: false,
        setHeader: () => {},
        writeHead: (status: number) => {
          response.statusCode = status
          response.headersSent = true
        },
        end: (text: string) => {
          resolve({ status: response.statusCode, text })
          setImmediate(() => response.emit('close'))
        },
        destroy: () => {
          reject(Object.assign(new Error('The connection broke.'), { code: 'ECONNRESET' }))
          response.emit('close')
        },
      })
      const request = { headers, method: 'POST', url: '/' }
      answerRequest(request, response as never, body).catch(reject)
    })

  const stop = async () => {
    isStopping = true
    await repairing
    await awaitOpenResponses()
    await writes.stop(!isTorn)
    await awaitIndexes()
    await stopServer(front)
    await engine?.close()
    process.off('uncaughtException', handleStoreFailure)
  }
  /** `isTorn`: a write failed, so indexes may be wrong until the store is repaired. */
  return { endpoint: urlOf(front), isTorn: () => isTorn, answerHere: answerInProcess, stop }
}
