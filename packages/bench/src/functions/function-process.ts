import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// This process measures a cold start of Lambda: it loads a function's module and calls it once.
// It imports almost nothing, so that the module still has everything to load.

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

// The result goes to file descriptor 3, because functions print to the standard ones.
writeSync(3, JSON.stringify({ milliseconds: (user + system) / 1000, status: answer?.statusCode }))
process.exit()
