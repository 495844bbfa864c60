import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, onTestFinished, test } from 'vitest'
import { toEvent } from './api-event.ts'
import { hostFunction } from './function-host.ts'

const source = `
let calls = 0
const acts = {
  count: () => ({ calls: ++calls, name: process.env.NAME, home: process.env.HOME }),
  context: (context) => ({ name: context.functionName, left: context.getRemainingTimeInMillis() }),
  throws: () => { throw new Error('secret') },
  dies: () => { process.exit(1) },
  hangs: () => new Promise(() => setInterval(() => {}, 1000)),
  large: () => 'x'.repeat(6 * 1024 * 1024),
}
export const handler = (event, context) => {
  console.log('called ' + event.rawPath)
  return acts[event.rawPath.slice(1)](context)
}
`

const eventFor = (act: string): APIGatewayProxyEventV2 =>
  toEvent(
    { method: 'GET', target: `/${act}`, headers: [], body: Buffer.alloc(0), now: 0 },
    { group: 'test', routeKey: '$default' },
  )

const hosted = async (timeoutMs = 20_000) => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  const module = join(folder, 'handler.mjs')
  await writeFile(module, source)
  const logFile = join(folder, 'functions.log')
  const host = hostFunction({ name: 'test', module, env: { NAME: 'রিনা' }, logFile, timeoutMs })
  onTestFinished(async () => {
    await host.stop()
    await rm(folder, { recursive: true })
  })
  const call = async (act: string) => {
    const { status, body } = await host.invoke(eventFor(act))
    return { status, body: JSON.parse(body.toString()) }
  }
  return { call, printed: () => readFile(logFile, 'utf8') }
}

test('an environment lives on between calls and sees only its own variables', async () => {
  const { call, printed } = await hosted()
  expect((await call('count')).body).toEqual({ calls: 1, name: 'রিনা' })
  expect((await call('count')).body.calls).toBe(2)
  expect(await printed()).toContain('called /count')
})

test('a function is told its name and the time it has left', async () => {
  const { body } = await (await hosted()).call('context')
  expect(body.name).toBe('test')
  expect(body.left).toBeGreaterThan(5_000)
  expect(body.left).toBeLessThanOrEqual(10_000)
})

test('a throw is an internal error without its words, which the log has', async () => {
  const { call, printed } = await hosted()
  expect(await call('throws')).toEqual({ status: 500, body: { message: 'Internal Server Error' } })
  expect(await printed()).toContain('secret')
})

test('a crash answers 500 and the next call starts a new environment', async () => {
  const { call } = await hosted()
  await call('count')
  expect((await call('dies')).status).toBe(500)
  expect(await call('count')).toMatchObject({ status: 200, body: { calls: 1 } })
})

test('a call that takes too long is given up and its environment not used again', async () => {
  const { call } = await hosted(300)
  expect(await call('hangs')).toEqual({ status: 503, body: { message: 'Service Unavailable' } })
})

test('an answer over 6 MB is an internal error', async () => {
  expect((await (await hosted()).call('large')).status).toBe(500)
})
