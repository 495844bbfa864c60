import { Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { api, type CallerSession, createClient, groupNames } from '@bong-bari/contract'
import { type FunctionHandler, type House, invoker } from '@bong-bari/local'
import { createUser, raiseLeadsVersion } from '@bong-bari/table'
import { hashPassword } from '../../../../functions/src/auth/password.ts'
import { callsInTurn } from '../../../../functions/testing/calls-in-turn.ts'
import { queuedBytes } from '../../../../functions/testing/queued-bytes.ts'
import { quietMetrics } from '../../../../functions/testing/quiet-metrics.ts'
import type { Counted } from '../table/metered-table.ts'
import { clockScenes, documentScenes, followScenes, publishScenes } from './background-scenes.ts'
import { exportScenes, greatestScenes, manyScenes } from './greatest-scenes.ts'
import type { Calls, Scene, Taken } from './scene.ts'
import {
  botScenes,
  chatScenes,
  crowdScenes,
  leadScenes,
  listScenes,
  postScenes,
  requestScenes,
  screenScenes,
  searchScenes,
} from './scenes.ts'

const {
  house,
  scenes: asked,
  meter,
}: { house: House; scenes: string[]; meter: string } = workerData

quietMetrics()

const all: Record<string, (calls: Calls) => Scene[] | Promise<Scene[]>> = {
  bot: botScenes,
  chat: chatScenes,
  crowd: crowdScenes,
  clock: clockScenes,
  documents: documentScenes,
  exports: exportScenes,
  follow: followScenes,
  greatest: greatestScenes,
  many: manyScenes,
  lead: leadScenes,
  lists: listScenes,
  posts: postScenes,
  publish: publishScenes,
  requests: requestScenes,
  screens: screenScenes,
  search: searchScenes,
}

const password = 'jhal muri with extra lebu'

/** Bytes of the largest answer. */
let answered = 0

const startCalls = async (): Promise<Calls> => {
  const handlers: Record<string, FunctionHandler> = {}
  for (const name of groupNames) {
    const { handler } = await import(`../../../../functions/src/${name}/handler.ts`)
    const getRemainingTimeInMillis = () => patient(Number.POSITIVE_INFINITY)
    handlers[name] = async (event, context) => {
      const answer = await handler(event, { ...context, getRemainingTimeInMillis })
      answered = Math.max(answered, Buffer.byteLength(JSON.stringify(answer ?? '')))
      return answer
    }
  }
  const clock = { now: house.now }
  const client = (address: string, session: CallerSession = {}) =>
    createClient({
      baseUrl: 'http://site.test',
      fetch: invoker(handlers, { now: () => clock.now, address }),
      session: () => session,
    })
  const hash = await hashPassword(password)
  for (const user of house.owners) await createUser(user, async () => hash, new Date(clock.now))
  const body = { username: house.owners[0]?.username ?? '', password }
  const session = await client('10.0.0.1')(api.auth.login, { body })
  return { clock, house, visitor: client, admin: client('10.0.0.1', session) }
}

const take = async () => (await (await fetch(`${meter}/taken`)).json()) as Counted

const playOne = async ([name, run]: Scene): Promise<Taken> => {
  await take()
  queuedBytes()
  answered = 0
  const before = process.threadCpuUsage()
  let found: unknown
  const turns = await callsInTurn(async () => {
    found = await run().catch((cause) => {
      throw new Error(`The scene "${name}" broke. ${printed}`, { cause })
    })
  })
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1_000
  const list = Object(found).items ?? found
  const entries = Array.isArray(list) ? list.length : 0
  if (typeof found === 'string') answered = Buffer.byteLength(found)
  const { calls, units, written, partitions } = await take()
  return {
    ...{ name, calls, turns, units, written, partitions },
    ...{ ms: Math.round(ms), answered, queued: queuedBytes(), entries },
  }
}

// Functions' own output is not measured.
let printed = ''
console.log = (line) => {
  printed = String(line)
}
console.warn = () => {}
// Timeouts must not depend on the machine's load.
const patient = (ms = 0) => (ms >= 200 ? 600_000 : ms)
const { setTimeout: begin, AbortSignal: signals } = globalThis
Object.assign(globalThis, {
  setTimeout: (work: () => void, ms?: number) => begin(work, patient(ms)),
})
const { timeout } = signals
signals.timeout = (ms) => Reflect.apply(timeout, signals, [patient(ms)])
const { setTimeout: idle } = Socket.prototype
Socket.prototype.setTimeout = function (ms, done) {
  return Reflect.apply(idle, this, [patient(ms), done])
}
await raiseLeadsVersion(new Date(house.now - 3_600_000))
const calls = await startCalls()
const taken: Taken[] = []
for (const name of asked)
  for (const scene of (await all[name]?.(calls)) ?? []) taken.push(await playOne(scene))
parentPort?.postMessage(taken)
