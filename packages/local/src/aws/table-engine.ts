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
import { codeOf } from '../runner/start-failure.ts'
import { isRefusal } from './judge-write.ts'
import { tableRefusal } from './permissions.ts'
import type { Answer } from './table-log.ts'
import { repairStore } from './table-store.ts'
import { type Ask, startTableWrites } from './table-writes.ts'

const parentOf = (of: object): object => Object.getPrototypeOf(of)

// dynalite ends walks by `return`, but LevelDB's have `close`: all would stay open.
const walk = engineParts.create({}).db.keys({})
Object.assign(parentOf(parentOf(parentOf(walk))), {
  return(this: { close: () => Promise<void> }) {
    return this.close()
  },
})

/** LevelDB rewrites its log at start. */
const neededBytes = 8 * 2 ** 20

const hasRoom = async (path: string) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize > neededBytes
}

/** Required by dynalite, unchecked. */
const signed = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': 'now',
  authorization: 'AWS4-HMAC-SHA256 Credential=a, SignedHeaders=a, Signature=a',
}

/** What the log applies was judged before: neither dynalite's checks nor JSON come between. */
const direct = new Map([
  ['GetItem', getItem],
  ['PutItem', putItem],
  ['DeleteItem', deleteItem],
])

/** dynalite keeps its store to itself. */
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
  // Only listening servers can be closed.
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const [listener] = server.listeners('request')
  const answer = (request: object, response: object) =>
    listener && Reflect.apply(listener, server, [request, response])
  const ask = (action: string, input: object) =>
    new Promise<Answer>((resolve) => {
      const act = direct.get(action)
      if (act && store)
        return act(store, input, (error, body) => {
          // As dynalite does; noted where the disk is full.
          if (error && !isRefusal(error)) throw error
          resolve(
            error
              ? { status: error.statusCode, body: error.body }
              : { status: 200, body: body ?? {} },
          )
        })
      const headers = { ...signed, 'x-amz-target': `DynamoDB_20120810.${action}` }
      const body = Readable.from([Buffer.from(JSON.stringify(input))])
      const response = {
        statusCode: 200,
        setHeader: () => {},
        end: (text: string) =>
          resolve({ status: response.statusCode, body: JSON.parse(text) as object }),
      }
      answer(Object.assign(body, { headers, method: 'POST', url: '/' }), response)
    })
  // It listens before the store is open.
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

const full = 'The disk cannot be written to.'

type Asked = Pick<IncomingMessage, 'headers' | 'method' | 'url'>

const actionOf = ({ headers }: Asked) => String(headers['x-amz-target']).split('.').at(-1) ?? ''

const isRead = (action: string) => /^(Get|Query|Scan|Describe|List|BatchGet)/.test(action)

/** Bytes. */
const longestExpression = 4096

const expressionsIn = (input: object): [string, string][] =>
  Object.entries(input).flatMap(([name, value]) => {
    if (name.endsWith('Expression') && typeof value === 'string') return [[name, value]]
    return name === 'TransactItems' && Array.isArray(value)
      ? value.flatMap((item) => Object.values(item).flatMap((one) => expressionsIn(Object(one))))
      : []
  })

/** The Developer Guide's limits of expressions; undefined if within. */
const limitRefusal = (input: object) => {
  for (const [name, text] of expressionsIn(input)) {
    const size = Buffer.byteLength(text)
    if (size > longestExpression)
      return `Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: ${size}`
  }
  return undefined
}

type Lag = { ms: number; pending: Promise<unknown> }

const lags = new WeakMap<object, Lag>()
const immediate = engineParts.updateIndexes

// Looked up at every write.
engineParts.updateIndexes = (store, table, before, after, done) => {
  const lag = 'options' in store ? lags.get(Object(store.options)) : undefined
  if (!lag) return immediate(store, table, before, after, done)
  const due = sleep(lag.ms)
  const update = () => promisify(immediate)(store, table, before, after)
  lag.pending = Promise.all([lag.pending, due]).then(update)
  done()
}

/** In order, as on AWS. Returns a function to await them. */
const delayIndexes = (options: object, ms: number) => {
  const lag: Lag = { ms, pending: Promise.resolve() }
  if (ms > 0) lags.set(options, lag)
  return () => lag.pending
}

/**
 * Embedded DynamoDB on a free port, in memory without a folder, indexes `indexDelayMs` late. Adds to dynalite:
 * - Transactions and a log that survives a kill: {@link startTableWrites}.
 * - DynamoDB's limits: {@link limitRefusal}.
 * - IAM: a session token naming a function limits the caller to its role; `refused` collects. No token allows all.
 * - A full disk: dynalite throws failed writes past everybody, and LevelDB loses what follows a torn line. So writes answer 500 and reads
 * go on until there is room; then calls wait while the store reopens, indexes are repaired and the log applied.
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
  const settled = delayIndexes(options, indexDelayMs)
  let engine: Awaited<ReturnType<typeof openEngine>> | undefined = await openEngine(options)
  const underWay = new Set<ServerResponse>()
  const asked = new Set<(error: unknown) => void>()
  let isTorn = false
  let isStopping = false
  let mending: Promise<boolean> | undefined

  /** On a full disk dynalite never answers. */
  const ask: Ask = async (action, input) => {
    if (!engine || (isTorn && !isRead(action))) throw new Error('The table cannot be written to.')
    const failed = Promise.withResolvers<never>()
    asked.add(failed.reject)
    return Promise.race([engine.ask(action, input), failed.promise]).finally(() =>
      asked.delete(failed.reject),
    )
  }
  const writes = await startTableWrites(ask, path && `${path}.log`)

  const noteFailure = (error: unknown) => {
    if (!codeOf(error)?.startsWith('LEVEL_')) throw error
    isTorn = true
    // Unknown which failed, so all retry.
    for (const fail of asked) fail(error)
    for (const response of underWay) response.destroy()
    underWay.clear()
  }
  const quiet = async () => {
    while (underWay.size) await sleep(5)
  }
  if (path) process.on('uncaughtException', noteFailure)

  /** Nothing changes without room. */
  const mend = async () => {
    if (!path || !(await hasRoom(path))) return false
    await quiet()
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
    if (!isTorn || (isRead(action) && engine && !mending)) return true
    mending ??= mend()
      .catch(() => false)
      .finally(() => {
        mending = undefined
      })
    return mending
  }

  const answerOne = async (request: Asked, response: ServerResponse, body: Buffer) => {
    const action = actionOf(request)
    const input = JSON.parse(body.toString() || '{}')
    const name = request.headers['x-amz-security-token']
    const refusal = typeof name === 'string' ? tableRefusal(name, action, input) : undefined
    if (refusal) {
      refused(String(name), refusal)
      return refuse(response, 400, 'AccessDeniedException', refusal)
    }
    const beyond = limitRefusal(input)
    if (beyond) return refuse(response, 400, 'ValidationException', beyond)
    // Never waits needlessly, to keep calls in order.
    if ((isTorn || isStopping) && !(await canAnswer(action)))
      return refuse(response, 500, 'InternalServerError', full)
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    const written = writes.answer(action, input)
    if (written) return send(response, await written)
    const { headers, method, url } = request
    engine?.answer(Object.assign(Readable.from([body]), { headers, method, url }), response)
    await once(response, 'close')
  }

  const front = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    // The caller has gone.
    if (!body) return
    try {
      await answerOne(request, response, body)
    } catch {
      if (!response.headersSent) refuse(response, 500, 'InternalServerError', full)
    }
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')

  /** Answers as the port does, without a connection. */
  const answerHere = (headers: IncomingHttpHeaders, body: Buffer) =>
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
      const asked = { headers, method: 'POST', url: '/' }
      answerOne(asked, response as never, body).catch(reject)
    })

  const stop = async () => {
    isStopping = true
    await mending
    await quiet()
    await writes.stop(!isTorn)
    await settled()
    await stopServer(front)
    await engine?.close()
    process.off('uncaughtException', noteFailure)
  }
  /** Indexes may be wrong until repaired. */
  return { endpoint: urlOf(front), isTorn: () => isTorn, answerHere, stop }
}
