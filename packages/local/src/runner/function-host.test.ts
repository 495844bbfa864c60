import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { toEvent } from './api-event.ts'
import { hostFunction } from './function-host.ts'

const source = `
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
  large: () => JSON.stringify('x'.repeat(6 * 1024 * 1024)),
}
export const handler = async (event, context) => acts[event.rawPath.slice(1)](context)
`

const eventFor = (act: string, body = ''): APIGatewayProxyEventV2 =>
  toEvent(
    { method: 'GET', target: `/${act}`, headers: [], body: Buffer.from(body), now: 0 },
    { group: 'test', routeKey: '$default' },
  )

const hosted = async (apart: boolean, timeoutMs = 20_000) => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  const file = join(folder, 'handler.mjs')
  await writeFile(file, source)
  const logFile = join(folder, 'functions.log')
  const module = pathToFileURL(file).href
  const host = hostFunction({ name: 'test', module, apart, logFile, timeoutMs })
  onTestFinished(async () => {
    await host.stop()
    await rm(folder, { recursive: true })
  })
  const call = async (act: string, sent?: string) => {
    const { status, body } = await host.invoke(eventFor(act, sent))
    return { status, body: JSON.parse(body.toString()) }
  }
  return { call, printed: () => readFile(logFile, 'utf8') }
}

const failed = { status: 500, body: { message: 'Internal Server Error' } }
const timedOut = { status: 503, body: { message: 'Service Unavailable' } }

describe.each([
  ['in this thread', false],
  ['in threads of its own', true],
])('a function %s', (_, apart) => {
  test('is loaded once and lives on between calls', async () => {
    const { call } = await hosted(apart)
    expect((await call('count')).body).toEqual({ calls: 1 })
    expect((await call('count')).body).toEqual({ calls: 2 })
  })

  test('is told its name and the time it has left', async () => {
    const { body } = await (await hosted(apart)).call('context')
    expect(body.name).toBe('test')
    expect(body.left).toBeGreaterThan(5_000)
    expect(body.left).toBeLessThanOrEqual(10_000)
  })

  test('is told the environment that this thread has been given', async () => {
    const before = process.env
    onTestFinished(() => {
      process.env = before
    })
    process.env = { TABLE_NAME: 'table' }
    expect((await (await hosted(apart)).call('environment')).body.names).toEqual(['TABLE_NAME'])
  })

  test('answers an internal error without the words of what it throws, which are printed', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    expect(await (await hosted(apart)).call('throws')).toEqual(failed)
    expect(printed.mock.calls.join()).toContain('secret')
  })

  test('is given up when it takes too long', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await (await hosted(apart, 300)).call('hangs')).toEqual(timedOut)
  })

  test('may neither be sent nor answer more than 6 MB', async () => {
    const { call } = await hosted(apart)
    expect((await call('large')).status).toBe(500)
    expect((await call('count', 'x'.repeat(6 * 1024 * 1024))).status).toBe(413)
  })
})

describe('a function in threads of its own', () => {
  test('starts anew where its thread has ended between calls', async () => {
    const emitted = vi.spyOn(Worker.prototype, 'emit')
    const { call } = await hosted(true)
    await call('count')
    expect((await call('dies-later')).status).toBe(200)
    await expect.poll(() => emitted.mock.calls.map(([name]) => name)).toContain('exit')
    expect(await call('count')).toEqual({ status: 200, body: { calls: 1 } })
  })

  test('starts anew after a crash and after a loop without end', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { call } = await hosted(true, 2_000)
    await call('count')
    expect(await call('dies')).toEqual(failed)
    expect((await call('count')).body).toEqual({ calls: 1 })
    expect(await call('loops')).toEqual(timedOut)
    expect((await call('count')).body).toEqual({ calls: 1 })
  })

  test('handles calls side by side, each in its thread', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { call } = await hosted(true, 2_000)
    const looping = call('loops')
    expect((await call('count')).body).toEqual({ calls: 1 })
    expect(await looping).toEqual(timedOut)
  })

  test('prints into its file', async () => {
    const { call, printed } = await hosted(true)
    await call('prints')
    expect(await printed()).toBe("printed { by: 'রিনা' }\n")
  })
})
