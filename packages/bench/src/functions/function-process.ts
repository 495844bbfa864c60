import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// A Lambda cold start in a process of its own: loads the module, calls it once.
// Imports almost nothing, so that the module has everything yet to load.

const { module, event } = JSON.parse(process.argv[2] ?? '{}')

const context = {
  awsRequestId: 'bench',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => 10_000,
}

const before = process.cpuUsage()
const { handler } = module.endsWith('.mjs')
  ? await import(pathToFileURL(module).href)
  : createRequire(import.meta.url)(module)
const answer = event && (await handler(event, context))
const { user, system } = process.cpuUsage(before)

// Stream 3, as functions print to the others.
writeSync(3, JSON.stringify({ milliseconds: (user + system) / 1000, status: answer?.statusCode }))
process.exit()
