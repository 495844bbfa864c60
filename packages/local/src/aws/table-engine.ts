import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import dynalite from 'dynalite'
import engineParts from 'dynalite/db/index.js'
import { codeOf } from '../runner/start-failure.ts'
import { delayIndexes } from './index-delay.ts'
import { tableRefusal } from './permissions.ts'
import { repairStore } from './table-store.ts'

/** The address of a listening server, as a URL without a path. */
export const urlOf = (server: Server) => {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server is not listening.')
  return `http://127.0.0.1:${address.port}`
}

/** Ends a server: idle and open connections are closed, then its store. */
export const stopServer = async (server: Server) => {
  const closed = new Promise<void>((resolve, reject) =>
    server.close((error) => (error ? reject(error) : resolve())),
  )
  server.closeAllConnections()
  await closed
}

const parentOf = (of: object): object => Object.getPrototypeOf(of)

// dynalite ends the walk of each query by `return`, where LevelDB's walks have `close`: all would stay open.
const walk = engineParts.create({}).db.keys({})
Object.assign(parentOf(parentOf(parentOf(walk))), {
  return(this: { close: () => Promise<void> }) {
    return this.close()
  },
})

/** What LevelDB needs to begin again: it writes what stands in its log into a file of its own. */
const neededBytes = 8 * 2 ** 20

const hasRoom = async (path: string) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize > neededBytes
}

const openEngine = async (options: object) => {
  const server = dynalite(options)
  // Only what listens can be closed.
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const [answer] = server.listeners('request')
  return {
    answer: (request: object, response: ServerResponse) =>
      answer && Reflect.apply(answer, server, [request, response]),
    close: () => stopServer(server),
  }
}

const refuse = (response: ServerResponse, status: number, name: string, message: string) => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: `com.amazon.coral.service#${name}`, message }))
}

const actionOf = ({ headers }: IncomingMessage) =>
  String(headers['x-amz-target']).split('.').at(-1) ?? ''

const isRead = (request: IncomingMessage) =>
  /^(Get|Query|Scan|Describe|List)/.test(actionOf(request))

/**
 * Starts the embedded DynamoDB on a free port; in memory when no folder is given. Its indexes lag
 * `indexDelayMs` behind. All that it lacks is done here, before it:
 *
 * - A caller whose session token is a function's name may do what that function's role allows, as IAM would judge;
 *   `refused` gets what it was refused, and why. Without a token everything is allowed.
 * - It outlives a full disk. dynalite throws a failed write past everybody; from then on every write is answered 500,
 *   for what LevelDB writes after a half-written line is lost at its next start. Reads go on. As soon as there is room
 *   the store is opened again and its indexes are repaired, while calls wait.
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
  let isTorn = false
  let isStopping = false
  let mending: Promise<boolean> | undefined

  const quiet = async () => {
    while (underWay.size) await sleep(5)
  }

  const noteFailure = (error: unknown) => {
    if (!codeOf(error)?.startsWith('LEVEL_')) throw error
    isTorn = true
    // Which of them failed nobody knows: they all ask again.
    for (const response of underWay) response.destroy()
    underWay.clear()
  }
  if (path) process.on('uncaughtException', noteFailure)

  /** Without room it stays as it is. */
  const mend = async () => {
    if (!path || !(await hasRoom(path))) return false
    await quiet()
    await engine?.close()
    engine = undefined
    await repairStore(path)
    engine = await openEngine(options)
    isTorn = false
    return true
  }

  const canAnswer = async (request: IncomingMessage) => {
    if (isStopping) return false
    if (!isTorn || (isRead(request) && engine && !mending)) return true
    mending ??= mend()
      .catch(() => false)
      .finally(() => {
        mending = undefined
      })
    return mending
  }

  const pass = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    underWay.add(response)
    const end = response.end.bind(response)
    // A caller may be gone long before its write is done.
    response.end = (...given: unknown[]) => {
      underWay.delete(response)
      return Reflect.apply(end, response, given)
    }
    const { headers, method, url } = request
    engine?.answer(Object.assign(Readable.from([body]), { headers, method, url }), response)
  }

  const front = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    // The caller has gone amid the question.
    if (!body) return
    const name = request.headers['x-amz-security-token']
    if (typeof name === 'string') {
      const refusal = tableRefusal(name, actionOf(request), JSON.parse(body.toString()))
      if (refusal) {
        refused(name, refusal)
        return refuse(response, 400, 'AccessDeniedException', refusal)
      }
    }
    // Without a wait where none is needed, so that calls keep their order.
    if ((isTorn || isStopping) && !(await canAnswer(request)))
      return refuse(response, 500, 'InternalServerError', 'The disk cannot be written to.')
    pass(request, body, response)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')

  const stop = async () => {
    isStopping = true
    await mending
    await quiet()
    await settled()
    await stopServer(front)
    await engine?.close()
    process.off('uncaughtException', noteFailure)
  }
  /** Whether the disk was too full for a write, so that indexes may be wrong until they are repaired. */
  return { endpoint: urlOf(front), isTorn: () => isTorn, stop }
}
