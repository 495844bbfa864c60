import { once } from 'node:events'
import type { Server } from 'node:http'
import dynalite from 'dynalite'
import { surviveFullDisk } from './full-disk.ts'
import { guardTable } from './guard-table.ts'
import { delayIndexes } from './index-delay.ts'
import { mendedStore } from './mended-engine.ts'

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

/**
 * Starts the embedded DynamoDB on a free port; in memory when no folder is given. Its indexes lag
 * `indexDelayMs` behind. `refused` gets what a function was refused, and why.
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
  const server = dynalite(options)
  guardTable(server, refused)
  const { stopTaking } = surviveFullDisk(server, options)
  const settled = delayIndexes(options, indexDelayMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    await stopTaking()
    await settled()
    await stopServer(server)
  }
  /** Whether the disk was too full for a write, so that indexes may be wrong until they are repaired. */
  const isTorn = () => mendedStore(options).writeFailed
  return { endpoint: urlOf(server), isTorn, stop }
}
