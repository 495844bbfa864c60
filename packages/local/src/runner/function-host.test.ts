import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, onTestFinished, test, vi } from 'vitest'
import { heapBytes } from '../../testing/heap-bytes.ts'
import { toEvent } from '../front/api-event.ts'
import { hostFunction } from './function-host.ts'

const maxThreads = 4

const source = `
import { readdirSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
const folder = import.meta.dirname
const countBegun = () => readdirSync(folder).filter((name) => name.startsWith('begun-')).length
let calls = 0
const acts = {
  count: () => ({ calls: ++calls }),
  context: (context) => ({ name: context.functionName, left: context.getRemainingTimeInMillis() }),
  environment: () => ({ names: Object.keys(process.env) }),
  throws: () => { throw new Error('secret') },
  prints: () => { console.log('printed', { by: 'রিনা' }); return {} },
  dies: () => { process.exit(1) },
  'dies-later': () => { setTimeout(() => process.exit(1)); return {} },
  hangs: () => new Promise(() => setInterval(() => {}, 1000).unref()),
  loops: () => { for (;;); },
  buffers: () => { const eaten = []; for (;;) eaten.push(Buffer.alloc(1e6, 1)) },
  eats: () => { const eaten = []; for (;;) eaten.push({ more: eaten.length }) },
  page: () => ({ page: 'x'.repeat(1024 * 1024) }),
  lasts: async () => {
    writeFileSync(folder + '/begun-' + threadId, '')
    while (countBegun() < ${maxThreads}) await new Promise((resolve) => setTimeout(resolve, 20))
    return { threadId }
  },
  large: () => JSON.stringify('x'.repeat(6 * 1024 * 1024)),
}
export const handler = async (event, context) => acts[event.rawPath.slice(1)](context)
`

const eventFor = (act: string, body = ''): APIGatewayProxyEventV2 =>
  toEvent(
    { method: 'GET', target: `/${act}`, headers: [], body: Buffer.from(body), now: 0 },
    { runs: 'test', routeKey: '$default' },
  )

const startTimeoutMs = 60_000

const hosted = async (own: { idleMs?: number } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  const file = join(folder, 'handler.mjs')
  await writeFile(file, source)
  const settings = {
    name: 'test',
    module: pathToFileURL(file).href,
    env: { TABLE_NAME: 'table' },
    logFile: join(folder, 'functions.log'),
    memoryMb: 32,
    timeoutMs: startTimeoutMs,
    ...own,
  }
  const host = hostFunction(settings)
  onTestFinished(async () => {
    await host.stop()
    await rm(folder, { recursive: true })
  })
  const call = async (act: string, sent?: string) => {
    const { status, body } = await host.invoke(eventFor(act, sent))
    return { status, body: JSON.parse(body.toString()) }
  }
  return { call, settings, printed: () => readFile(join(folder, 'functions.log'), 'utf8') }
}

const failed = { status: 500, body: expect.objectContaining({ code: 'unexpected' }) }
const timedOut = { status: 503, body: expect.objectContaining({ code: 'timed-out' }) }

test('a function is loaded once and lives on between calls', async () => {
  const { call } = await hosted()
  expect((await call('count')).body).toEqual({ calls: 1 })
  expect((await call('count')).body).toEqual({ calls: 2 })
})

test('what a call answered is not kept while its thread lives on', async () => {
  const { call } = await hosted()
  await call('page')
  const before = heapBytes()
  for (let calls = 0; calls < 30; calls++) await call('page')
  expect(heapBytes() - before).toBeLessThan(8 * 2 ** 20)
})

test('it is told its name and the time it has left', async () => {
  const { body } = await (await hosted()).call('context')
  expect(body.name).toBe('test')
  expect(body.left).toBeGreaterThan(5_000)
  expect(body.left).toBeLessThanOrEqual(15_000)
})

test('it has the environment that it was given and nothing else', async () => {
  expect((await (await hosted()).call('environment')).body.names).toEqual(['TABLE_NAME'])
})

test('it answers an internal error without the words of what it throws, which are printed', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  expect(await (await hosted()).call('throws')).toEqual(failed)
  expect(printed.mock.calls.join()).toContain('secret')
})

test('it may neither be sent nor answer more than 6 MB', async () => {
  const { call } = await hosted()
  expect((await call('large')).status).toBe(500)
  expect((await call('count', 'x'.repeat(6 * 1024 * 1024))).status).toBe(413)
})

test.each([
  ['exits', 'dies', failed],
  ['eats memory', 'eats', failed],
  ['eats buffers', 'buffers', failed],
  ['hangs', 'hangs', timedOut],
  ['loops', 'loops', timedOut],
])('where it %s, that call fails and the next one finds it anew', async (_, act, answer) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { call, settings } = await hosted()
  await call('count')
  // A thread that runs is given up soon; one that starts takes its time on a busy machine.
  if (answer === timedOut) settings.timeoutMs = 300
  expect(await call(act)).toEqual(answer)
  settings.timeoutMs = startTimeoutMs
  expect(await call('count')).toEqual({ status: 200, body: { calls: 1 } })
})

test('it starts anew where its thread has ended between calls, and the log says so', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const { call } = await hosted()
  await call('count')
  expect((await call('dies-later')).status).toBe(200)
  await expect.poll(() => printed.mock.calls.join()).toContain('The thread of test ended.')
  expect(await call('count')).toEqual({ status: 200, body: { calls: 1 } })
})

test('calls that last go side by side, each in its thread, and those over the most wait', async () => {
  const { call } = await hosted()
  // None of them ends before as many have begun as there may be threads.
  const lasting = Array.from({ length: 2 * maxThreads }, () => call('lasts'))
  const threads = (await Promise.all(lasting)).map(({ body }) => body.threadId)
  expect(new Set(threads).size).toBe(maxThreads)
})

test('a thread that nobody calls ends after a while', async () => {
  const { call } = await hosted({ idleMs: 50 })
  await call('count')
  await expect.poll(async () => (await call('count')).body, { interval: 500 }).toEqual({ calls: 1 })
})

test('it prints into its file', async () => {
  const { call, printed } = await hosted()
  await call('prints')
  expect(await printed()).toBe("printed { by: 'রিনা' }\n")
})
