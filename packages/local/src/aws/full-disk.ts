import { statfs } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { gateBefore } from './calls-under-way.ts'
import { mendedStore } from './mended-engine.ts'
import { repairTables } from './table-store.ts'

/** What LevelDB needs to begin anew: it writes what stands in its log into a file of its own. */
const neededBytes = 8 * 2 ** 20

const hasRoom = async (path: string) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize > neededBytes
}

const refuse = (response: ServerResponse) => {
  response.writeHead(500, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: 'InternalServerError', message: 'InternalServerError' }))
}

const isRead = ({ headers }: IncomingMessage) =>
  /\.(GetItem|Query|Scan|Describe\w+|List\w+)$/.test(String(headers['x-amz-target']))

/**
 * Lets the engine outlive a full disk. Once a write has failed every write is answered 500, for what LevelDB
 * writes after a half-written line is lost at its next start; reads go on. As soon as there is room the store is
 * opened anew and its indexes are repaired, while calls wait. Call before the server listens. `stopTaking` refuses
 * what comes from now on, and resolves when all that came before is done.
 */
export const surviveFullDisk = (server: Server, options: { path?: string }) => {
  const { path } = options
  const mended = mendedStore(options)
  const { db } = mended.store
  let opening: Promise<boolean> | undefined
  let isOpen = true
  let isStopping = false

  /** Whether it could be: without room it stays as it is. */
  const openAnew = async () => {
    if (!path || !(await hasRoom(path))) return false
    await quiet()
    if (isOpen) await db.close._original()
    isOpen = false
    await db.open()
    isOpen = true
    await repairTables(mended.store)
    mended.writeFailed = false
    return true
  }
  const canAnswer = async (request: IncomingMessage) => {
    if (isRead(request) && isOpen && !opening) return true
    opening ??= openAnew()
      .catch(() => false)
      .finally(() => {
        opening = undefined
      })
    return opening
  }
  const { quiet } = gateBefore(server, async (request, response, pass) => {
    // Without a wait where none is needed, so that calls keep their order.
    const isFine = mended.writeFailed ? await canAnswer(request) : true
    return isFine && !isStopping ? pass() : refuse(response)
  })
  return {
    stopTaking: async () => {
      isStopping = true
      await opening
      await quiet()
    },
  }
}
