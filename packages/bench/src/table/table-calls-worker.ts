import { Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import {
  api,
  apiFunctionNames,
  type CallerSession,
  createClient,
  leadStatuses,
} from '@bong-bari/contract'
import { type FunctionHandler, invoker, makePost } from '@bong-bari/local'
import { createUser, derivedId, raiseLeadsVersion, trainingRows } from '@bong-bari/table'
import { hashPassword } from '../../../../functions/src/auth/password.ts'
import { manyRows } from '../../../../functions/testing/bot-score.ts'
import { callsInTurn } from '../../../../functions/testing/calls-in-turn.ts'
import { quietMetrics } from '../../../../functions/testing/quiet-metrics.ts'
import type { Counted } from './metered-table.ts'

// Makes each call once against the table of its environment, and tells what it cost.

export type Cost = Pick<Counted, 'units' | 'written'> & {
  name: string
  /** Calls of AWS one after the other. */
  turns: number
  /** Entries of the list that was answered. */
  entries: number
}

type Given = { now: number; meter: string; searches: string[] }

const { now, meter, searches }: Given = workerData

quietMetrics()
console.log = () => {}
console.warn = () => {}

// A busy machine must not run into a timeout, which would change the calls.
const lengthen = (ms = 0) => (ms >= 200 ? 600_000 : ms)
const { setTimeout: begin, AbortSignal: signals } = globalThis
Object.assign(globalThis, {
  setTimeout: (work: () => void, ms?: number) => begin(work, lengthen(ms)),
})
const { timeout } = signals
signals.timeout = (ms) => Reflect.apply(timeout, signals, [lengthen(ms)])
const { setTimeout: idle } = Socket.prototype
Socket.prototype.setTimeout = function (ms, done) {
  return Reflect.apply(idle, this, [lengthen(ms), done])
}

const handlers: Record<string, FunctionHandler> = {}
for (const name of apiFunctionNames) {
  const { handler } = await import(`../../../../functions/src/${name}/handler.ts`)
  const getRemainingTimeInMillis = () => 600_000
  handlers[name] = (event, context) => handler(event, { ...context, getRemainingTimeInMillis })
}
const client = (address: string, session: CallerSession = {}) =>
  createClient({
    baseUrl: 'http://site.test',
    fetch: invoker(handlers, { now: () => now, address }),
    session: () => session,
  })

const username = 'ma'
const password = 'jhal muri with extra lebu'
await createUser({ id: derivedId(username), username }, () => hashPassword(password), new Date(now))
await raiseLeadsVersion(new Date(now - 3_600_000))
const rows = manyRows(60)
for (const row of rows) await trainingRows.create(row, { by: null, at: new Date(now) })
const session = await client('10.0.0.1')(api.auth.login, { body: { username, password } })
const admin = client('10.0.0.1', session)

const request = {
  name: 'রিয়া সেন',
  company: 'মিষ্টি ঘর',
  email: 'riya@example.test',
  phone: '+91 9830012345',
  message: 'আমাদের নতুন পণ্য নিয়ে একটা মজার ভিডিও করতে চাই, কত খরচ পড়বে জানাবেন। '.repeat(7),
}
const listLeads = (query: object) => admin(api.leads.list, { query: { limit: 20, ...query } })
const sendLead = (address: string) => client(address)(api.leads.create, { body: request })
const say = (message: string) => client('198.51.100.7')(api.chat.message, { body: { message } })
const question = rows[0]?.userMessage ?? ''

const [newest] = (await listLeads({})).items
const params = { id: newest?.id ?? '' }
const post = { id: makePost(0, now).id }
// The first message of an instance reads the rows.
await say(question)

const calls: Record<string, () => Promise<unknown>> = {
  leads: () => listLeads({}),
  ...Object.fromEntries(
    leadStatuses.map((leadStatus) => [`leads ${leadStatus}`, () => listLeads({ leadStatus })]),
  ),
  ...Object.fromEntries(
    searches.map((q) => [`search of leads: ${q}`, () => listLeads({ q, limit: 10 })]),
  ),
  'new lead from IPv4': () => sendLead('198.51.100.7'),
  'new lead from IPv6': () => sendLead('2001:db8:1:2::7'),
  'status of a lead': () => admin(api.leads.setStatus, { params, body: { leadStatus: 'hot' } }),
  'post changed': () =>
    admin(api.posts.update, {
      params: post,
      body: { title: 'মায়ের ফোন', content: 'আর দুটো ভাত নে।' },
    }),
  'chat, a row answers': () => say(question),
  'chat, no row answers': () => say('quxzz vvork plimbet'),
}

const take = async () => (await (await fetch(`${meter}/taken`)).json()) as Counted

const costs: Cost[] = []
for (const [name, call] of Object.entries(calls)) {
  await take()
  let answer: unknown
  const turns = await callsInTurn(async () => {
    answer = await call()
  })
  const list = Object(answer).items ?? answer
  const { units, written } = await take()
  costs.push({ name, turns, units, written, entries: Array.isArray(list) ? list.length : 0 })
}
parentPort?.postMessage(costs)
