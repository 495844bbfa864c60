import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startTable } from '@bong-bari/local'
import { unitsOf } from './read-units.ts'

/** What was read of the table: calls, and the units that they cost. */
export type Reads = { reads: number; units: number }

/** What runs by the clock, or for a bell: no part of what a caller is answered. */
const besides = ['lead-retention', 'notices', 'publish', 'search-words', 'video-refresh']

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) => {
  if (typeof address !== 'object' || !address) throw new Error('The meter does not listen.')
  return address.port
}

/**
 * Starts the embedded DynamoDB behind a meter, which counts what is read by the size of the items
 * themselves: the engine counts characters where Amazon counts bytes. `taken` answers what was read
 * since it was last asked.
 */
export const startMeteredTable = async () => {
  const table = await startTable()
  let counted: Reads = { reads: 0, units: 0 }

  const count = (target: string, asked: string, answered: string) => {
    const units = unitsOf(target.split('.')[1] ?? '', JSON.parse(asked), JSON.parse(answered))
    if (units !== undefined) counted = { reads: counted.reads + 1, units: counted.units + units }
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const target = String(request.headers['x-amz-target'])
    const headers = {
      'content-type': String(request.headers['content-type']),
      authorization: String(request.headers.authorization),
      'x-amz-date': String(request.headers['x-amz-date']),
      'x-amz-target': target,
    }
    const answer = await fetch(table.endpoint, { method: 'POST', headers, body })
    const text = await answer.text()
    // A function's session token is its name.
    const isBeside = besides.includes(String(request.headers['x-amz-security-token']))
    if (answer.ok && !isBeside) count(target, body.toString(), text)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    /** The engine itself, past the meter. */
    engine: table.endpoint,
    endpoint: `http://127.0.0.1:${portOf(server.address())}`,
    taken: (): Reads => {
      const taken = counted
      counted = { reads: 0, units: 0 }
      return taken
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await table.stop()
    },
  }
}
