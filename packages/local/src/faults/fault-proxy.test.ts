import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stopServer, urlOf } from '../aws/table-engine.ts'
import { type Fault, plannedFaults } from './fault.ts'
import { startFaultProxy } from './fault-proxy.ts'
import type { FaultyService } from './refusals.ts'

const reached: string[] = []
const server = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`)
  response.end('x'.repeat(1000))
})
const planned = plannedFaults()
const services: FaultyService[] = ['dynamodb', 's3', 'sqs', 'bedrock', 'other']
const proxies: Partial<Record<FaultyService, Awaited<ReturnType<typeof startFaultProxy>>>> = {}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  for (const service of services)
    proxies[service] = await startFaultProxy({
      target: urlOf(server),
      service,
      decide: planned.decide,
    })
})
afterAll(async () => {
  for (const proxy of Object.values(proxies)) await proxy.stop()
  await stopServer(server)
})
beforeEach(() => {
  reached.length = 0
})

const call = async (fault?: Fault, service: FaultyService = 'dynamodb') => {
  if (fault) planned.plan(() => true, fault)
  const options = { method: 'POST', body: 'asked' }
  const answer = await fetch(`${proxies[service]?.endpoint}/at?x=1`, options)
  return { status: answer.status, text: await answer.text() }
}

test('a call without a fault passes, and its answer comes back whole', async () => {
  expect(await call()).toEqual({ status: 200, text: 'x'.repeat(1000) })
  expect(reached).toEqual(['POST /at?x=1'])
})

test('what is dropped was never done; what is lost or cut was', async () => {
  await expect(call({ kind: 'drop' })).rejects.toThrow()
  expect(reached).toEqual([])
  await expect(call({ kind: 'lose' })).rejects.toThrow()
  expect(reached).toHaveLength(1)
  await expect(call({ kind: 'cut' })).rejects.toThrow()
  expect(reached).toHaveLength(2)
})

test('a delay passes on later', async () => {
  const before = performance.now()
  expect(await call({ kind: 'delay', ms: 50 })).toMatchObject({ status: 200 })
  expect(performance.now() - before).toBeGreaterThanOrEqual(49)
})

test('a proxy is settled once what it delays has passed, heard or not', async () => {
  planned.plan(() => true, { kind: 'delay', ms: 80 })
  const leaving = new AbortController()
  const calling = fetch(`${proxies.dynamodb?.endpoint}/late`, {
    method: 'POST',
    signal: leaving.signal,
  })
  await vi.waitFor(() => expect(planned.pending()).toBe(0), { interval: 5 })
  leaving.abort()
  await expect(calling).rejects.toThrow()
  expect(reached).toEqual([])
  await proxies.dynamodb?.settled()
  expect(reached).toEqual(['POST /late'])
})

test('every service fails and throttles in its own words, and nothing is done', async () => {
  for (const [service, error, throttle] of [
    ['dynamodb', [500, 'InternalServerError'], [400, 'ProvisionedThroughputExceededException']],
    ['s3', [500, 'InternalError'], [503, 'SlowDown']],
    ['sqs', [500, 'InternalFailure'], [403, 'RequestThrottled']],
    ['bedrock', [500, 'InternalServerException'], [429, 'ThrottlingException']],
    ['other', [500, 'Internal Server Error'], [429, 'Too Many Requests']],
  ] as const)
    for (const [kind, [status, name]] of [
      ['error', error],
      ['throttle', throttle],
    ] as const)
      expect(await call({ kind }, service)).toEqual({
        status,
        text: expect.stringContaining(name),
      })
  expect(reached).toEqual([])
})

test('a planned fault happens as often as it was planned', async () => {
  planned.plan(({ path }) => path.startsWith('/at'), { kind: 'error' }, 2)
  expect(planned.pending()).toBe(2)
  const { status: first } = await call()
  const { status: second } = await call()
  const { status: third } = await call()
  expect([first, second, third]).toEqual([500, 500, 200])
  expect(planned.pending()).toBe(0)
})
