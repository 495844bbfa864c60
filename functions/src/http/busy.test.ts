import { afterEach, expect, test, vi } from 'vitest'
import { endpoint, reserveMs } from './endpoint.ts'
import { isBusy } from './refuse.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('what works a moment later is busy; what is wrong for good is not', () => {
  const named = (name: string, more = {}) => Object.assign(new Error(), { name, ...more })
  for (const error of [
    named('ProvisionedThroughputExceededException', { $metadata: { httpStatusCode: 400 } }),
    named('ThrottlingException'),
    named('SlowDown', { $metadata: { httpStatusCode: 503 } }),
    named('InternalServerError', { $metadata: { httpStatusCode: 500 } }),
    named('TimeoutError'),
    named('Error', { code: 'ECONNRESET' }),
  ])
    expect([error.name, isBusy(error)]).toEqual([error.name, true])
  for (const error of [
    named('ValidationException', { $metadata: { httpStatusCode: 400 } }),
    named('AccessDeniedException', { $metadata: { httpStatusCode: 400 } }),
    named('TypeError'),
    named('ENOENT', { code: 'ENOENT' }),
  ])
    expect([error.name, isBusy(error)]).toEqual([error.name, false])
})

test('a call that never ends is answered before Lambda ends it', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'secret')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const handler = endpoint(() => new Promise(() => {}))
  const event = {
    routeKey: 'GET /api/blog',
    headers: { 'x-origin-secret': 'secret' },
    requestContext: { requestId: 'one' },
  }
  const context = { getRemainingTimeInMillis: () => reserveMs + 20 }
  const answer = await Reflect.apply(handler, undefined, [event, context])
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'busy', requestId: 'one' })
  expect(String(logged.mock.calls[0])).toContain('"level":"error"')
})
