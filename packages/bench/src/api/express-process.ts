import { once } from 'node:events'
import { openSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { answerParent } from './server.ts'

const { LOG_FILE, ...env } = JSON.parse(process.argv[2] ?? '{}')
Object.assign(process.env, env)
// Only now: the table's client reads the environment when it is made.
const { expressSite } = await import('./express-site.ts')

const log = openSync(LOG_FILE, 'a')
const server = createServer(expressSite((line) => writeSync(log, line)))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (typeof address !== 'object' || !address) throw new Error('The server does not listen.')
answerParent(`http://127.0.0.1:${address.port}`, async () => server.close())
