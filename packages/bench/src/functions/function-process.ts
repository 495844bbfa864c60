import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// What Lambda does with a new environment, in a process of its own: loads the module, calls it once.
// It imports next to nothing, so that what it measures has everything yet to load.

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

// The fourth stream: functions print to the others.
writeSync(3, JSON.stringify({ milliseconds: (user + system) / 1000, status: answer?.statusCode }))
process.exit()
