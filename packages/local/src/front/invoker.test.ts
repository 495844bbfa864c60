import { api, createClient } from '@bong-bari/contract'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { type InvokerOptions, invoker } from './invoker.ts'

const listening = (options: InvokerOptions = {}, result: unknown = {}) => {
  const events: APIGatewayProxyEventV2[] = []
  const auth = (event: APIGatewayProxyEventV2) => {
    events.push(event)
    return result
  }
  return { events, fetch: invoker({ auth, fallback: auth }, options) }
}

test('the typed client reaches the handler of the route', async () => {
  const me = { id: '6f1c9f0e-7f6e-4a58-8f8e-0d8f4b0c7a11', username: 'rina' }
  const { events, fetch } = listening({}, { statusCode: 200, body: JSON.stringify(me) })
  const call = createClient({ fetch, session: () => ({ sessionId: 's1' }) })
  expect(await call(api.auth.me)).toEqual(me)
  expect(events[0]).toMatchObject({
    routeKey: 'GET /api/auth/me',
    headers: { authorization: 'Bearer s1' },
  })
})

test('the visitor cannot write the headers of the CDN', async () => {
  const { events, fetch } = listening({ address: '203.0.113.9', originSecret: 'right' })
  const headers = {
    'x-viewer-address': '1.2.3.4',
    'x-forwarded-for': '1.2.3.4',
    'x-origin-secret': 'guess',
  }
  await fetch('/api/auth/me', { headers })
  expect(events[0]?.headers).toMatchObject({
    'x-viewer-address': '203.0.113.9',
    'x-origin-secret': 'right',
  })
  expect(events[0]?.headers).not.toHaveProperty('x-forwarded-for')
})

test('a handler that throws is an internal error without its words', async () => {
  const fetch = invoker({
    auth: () => {
      throw new Error('secret detail')
    },
  })
  const response = await fetch('/api/auth/me')
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'unexpected' })
})
