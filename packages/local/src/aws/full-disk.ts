import { statfs } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { refusedBy } from '../faults/refusals.ts'
import { mendedStore } from './mended-engine.ts'
import { repairTables } from './table-store.ts'

/** What LevelDB needs to begin anew: it writes what stands in its log into a file of its own. */
const neededBytes = 8 * 2 ** 20

const hasRoom = async (path: string) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize > neededBytes
}

const refuse = (response: ServerResponse) => {
  const { status, headers, body } = refusedBy.dynamodb.error
  response.writeHead(status, headers).end(body)
}

const isRead = ({ headers }: IncomingMessage) =>
  /\.(GetItem|Query|Scan|Describe\w+|List\w+)$/.test(String(headers['x-amz-target']))

/**
 * Lets the engine outlive a full disk. Once a write has failed every write is answered 500, for what LevelDB
 * writes after a half-written line is lost at its next start; reads go on. As soon as there is room the store is
 * opened anew and its indexes are repaired, while calls wait. Call before the server listens.
 */
export const surviveFullDisk = (server: Server, options: { path?: string }) => {
  const { path } = options
  if (!path) return
  const mended = mendedStore(options)
  const { db } = mended.store
  const answer = server.listeners('request')
  server.removeAllListeners('request')
  const underWay = new Set<ServerResponse>()
  let opening: Promise<boolean> | undefined
  let isOpen = true

  const quiet = async () => {
    while (underWay.size)
      await Promise.all([...underWay].map((one) => new Promise((done) => one.once('close', done))))
  }
  /** Whether it could be: without room it stays as it is. */
  const openAnew = async () => {
    if (!(await hasRoom(path))) return false
    await quiet()
    if (isOpen) await db.close._original()
    isOpen = false
    await db.open()
    isOpen = true
    await repairTables(mended.store)
    mended.writeFailed = false
    return true
  }
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    for (const one of answer) Reflect.apply(one, server, [request, response])
  }
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (mended.writeFailed && !(isRead(request) && isOpen && !opening)) {
      opening ??= openAnew()
        .catch(() => false)
        .finally(() => {
          opening = undefined
        })
      if (!(await opening)) return refuse(response)
    }
    pass(request, response)
  })
}
