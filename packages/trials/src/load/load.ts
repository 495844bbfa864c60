import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { api, createClient, pathOf } from '@bong-bari/contract'
import { documents, listedPages } from '@bong-bari/edge'
import { callControl, spawnRunner } from '@bong-bari/local'
import { nextAddress, visitorFrom } from '../visitors.ts'

// `pnpm test:load [--minutes 10] [--rate 30]`: visitors of the built site on this machine, each from an address of
// the loopback network. At the end there are no errors, at most 1.3 times the latency and 1.1 times the heap.

/** `admin` sends the session; `alone` uses an address of its own. */
type Ask = { path: string; body?: object; admin?: true; alone?: true }

const publicReads = [
  ...listedPages,
  ...documents,
  ...[
    ...[api.sections.publicList, api.posts.list, api.videos.latest, api.videos.popular],
    ...[api.settings.publicList, api.chat.opening],
  ].map((route) => pathOf(route)),
]

const officeReads = [
  pathOf(api.leads.list, { query: { leadStatus: 'hot' } }),
  ...[api.leads.list, api.sections.list, api['bot-training'].listTraining, api.auth.me].map(
    (route) => pathOf(route),
  ),
]

const messages = ['হ্যালো', 'tomader contact number ta dao', 'ভিডিও কবে আসবে?', 'মা কোথায়?']
const formats = ['csv', 'xlsx', 'pdf'] as const

const lead = (number: number) => ({
  ...{ name: `রিয়া সেন ${number}`, company: 'মিষ্টি ঘর', email: `riya${number}@example.test` },
  message: 'আমরা একটা ভিডিও করতে চাই। '.repeat(10),
})

const pick = <T>(from: readonly T[], number: number) => from[Math.floor(number) % from.length]

/**
 * The nth request: of a hundred, 90 reads, 8 messages to the bot, one lead and one export, whose
 * size stays constant as new leads are not hot.
 */
const askOf = (number: number): Ask => {
  const [place, turn] = [number % 100, Math.floor(number / 100)]
  if (place === 0) {
    const query = { format: pick(formats, turn), leadStatus: 'hot' as const }
    return { path: pathOf(api.exports.leads, { query }), admin: true }
  }
  if (place === 50) return { path: pathOf(api.leads.create), body: lead(turn), alone: true }
  if (place % 12 === 6)
    return { path: pathOf(api.chat.message), body: { message: pick(messages, number + turn) } }
  return number % 6 === 5
    ? { path: pick(officeReads, number / 6) ?? '', admin: true }
    : { path: pick(publicReads, number) ?? '/' }
}

const minute = 60_000
const password = 'jhal muri with extra lebu'
/** Requests per visitor, below any limit. */
const asksOfVisitor = 10
/** Concurrent requests; a hanging site gets no more. */
const mostAtOnce = 64

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '30' },
  },
})
const [count, rate] = [Number(values.minutes), Number(values.rate)]
const folder = await mkdtemp(join(tmpdir(), 'bong-bari-load-'))
const runner = spawnRunner({ DATA_DIR: folder, SEED: 'demo', ADMIN_PASSWORD: password })
process.once('exit', () => runner.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { url, username } = await runner.ready
const logIn = () => createClient({ baseUrl: url })(api.auth.login, { body: { username, password } })
// On a busy machine the first call of a function may be given up.
const { sessionId } = await logIn().catch(logIn)

let visitor = visitorFrom(nextAddress())
let sent = 0

const visitorOf = (number: number, { alone }: Ask) => {
  if (alone) return visitorFrom(nextAddress())
  if (number % asksOfVisitor === 0) {
    // Its last request is still running.
    setTimeout(visitor.leave, minute).unref()
    visitor = visitorFrom(nextAddress())
  }
  return visitor
}

const ask = async () => {
  const number = sent++
  const asked = askOf(number)
  const { visit, leave } = visitorOf(number, asked)
  const { path, body, admin } = asked
  const headers = {
    ...(admin && { authorization: `Bearer ${sessionId}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const start = performance.now()
  const post = body && { method: 'POST', body: JSON.stringify(body) }
  const wrong = await visit(url + path, { headers, ...post }).then(
    ({ ok, status }) => (ok ? undefined : `${path} answered ${status}`),
    (error: unknown) => `${path}: ${error}`,
  )
  if (asked.alone) leave()
  return { ms: performance.now() - start, wrong }
}

type Asked = Awaited<ReturnType<typeof ask>>

/** Sends `perSecond` requests a second for `ms` milliseconds; resolves when all are answered. */
const askFor = async (ms: number, perSecond: number) => {
  const answers: Asked[] = []
  const underWay = new Set<Promise<unknown>>()
  const start = performance.now()
  for (let due = start; due < start + ms; due += 1000 / perSecond) {
    await sleep(Math.max(0, due - performance.now()))
    if (underWay.size >= mostAtOnce) await Promise.race(underWay)
    const asking: Promise<unknown> = ask().then((asked) => {
      answers.push(asked)
      underWay.delete(asking)
    })
    underWay.add(asking)
  }
  await Promise.all(underWay)
  return answers
}

type Memory = { heap: number; external: number }
type Told = { rss: number; engines: Memory; front: Memory; functions: Record<string, Memory[]> }

const megabytes = (bytes: number) => Math.round((bytes / 2 ** 20) * 10) / 10

/**
 * Megabytes after a garbage collection. `heap` counts the largest thread of each function, since
 * their number varies; `external` is what buffers hold besides.
 */
const memory = async () => {
  const told: Told = JSON.parse(await (await callControl(url, 'memory')).text())
  const { engines, front, functions } = told
  const running = Object.entries({ engines: [engines], front: [front], ...functions }).filter(
    ([, own]) => own.length > 0,
  )
  const largest = running.map(([name, own]) => [
    name,
    megabytes(Math.max(...own.map(({ heap, external }) => heap + external))),
  ])
  const heap = Object.values(functions).map((own) => Math.max(0, ...own.map(({ heap }) => heap)))
  return {
    heap: megabytes(heap.reduce((sum, one) => sum + one, engines.heap + front.heap)),
    rss: megabytes(told.rss),
    count: Object.values(functions).flat().length,
    threads: Object.fromEntries(largest),
  }
}
type Held = Awaited<ReturnType<typeof memory>>

const percentile = (asked: readonly Asked[], share: number) =>
  Math.round(asked.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(asked.length * share)] ?? 0)

// Warm-up: functions load in turn, then full load.
await askFor(minute / 2, rate / 5)
await askFor(minute, rate)
const minutes: ({ asked: Asked[] } & Held)[] = []
const reports = join(import.meta.dirname, '../../../../.reports')
mkdirSync(reports, { recursive: true })
/** After each minute, so that a run that is ended tells as much as it knows. */
const write = () => {
  const told = minutes.map(({ asked, ...held }) => ({ requests: asked.length, ...held }))
  writeFileSync(join(reports, 'load.json'), JSON.stringify(told, null, 2))
}
for (let number = 1; number <= count; number++) {
  const asked = await askFor(minute, rate)
  const held = await memory()
  const { heap, rss, count: threads } = held
  minutes.push({ asked, ...held })
  write()
  const times = `p50 ${percentile(asked, 0.5)} ms, p99 ${percentile(asked, 0.99)} ms`
  const of = `heap ${heap} MB, RSS ${rss} MB of ${threads} threads, load of the machine ${loadavg()[0]?.toFixed(1)}`
  console.log(`minute ${number} of ${count}: ${asked.length} requests, ${times}, ${of}`)
}

const figures = (some: typeof minutes) => ({
  p99: percentile(
    some.flatMap(({ asked }) => asked),
    0.99,
  ),
  heap: Math.max(...some.map(({ heap }) => heap)),
})
const fifth = Math.max(1, Math.floor(count / 5))
const [first, last] = [figures(minutes.slice(0, fifth)), figures(minutes.slice(-fifth))]
const errors = minutes.flatMap(({ asked }) => asked.flatMap(({ wrong }) => wrong ?? []))
const isFine =
  !errors.length && last.p99 <= 1.3 * Math.max(first.p99, 1) && last.heap <= 1.1 * first.heap
console.log(JSON.stringify({ first, last, errors: errors.slice(0, 10) }))
console.log(isFine ? 'within bounds' : 'OUT OF BOUNDS')
process.exitCode = isFine ? 0 : 1
runner.kill('SIGTERM')
await runner.ended
await rm(folder, { recursive: true })
