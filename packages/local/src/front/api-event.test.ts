import { expect, test } from 'vitest'
import { matchRoute, toEvent } from './api-event.ts'

const request = (over: Partial<Parameters<typeof toEvent>[0]> = {}) => ({
  method: 'PUT',
  target: '/api/collaboration-requests/a%2Fb%20%E0%A6%95/status?x=1&y=%2B&x=2',
  headers: [
    ['Content-Type', 'application/json'],
    ['Cookie', 'a=1; b=2'],
    ['X-Thing', 'one'],
    ['x-thing', 'two'],
    ['Connection', 'keep-alive'],
  ] satisfies [string, string][],
  body: Buffer.from('{"leadStatus":"hot"}'),
  now: Date.UTC(2025, 10, 21, 3, 29),
  ...over,
})

const eventOf = (over?: Parameters<typeof request>[0]) => {
  const made = request(over)
  return toEvent(made, matchRoute(made.method, made.target.split('?')[0] ?? ''))
}

test('path parameters are decoded and the route key is that of the contract', () => {
  const event = eventOf()
  expect(event.routeKey).toBe('PUT /api/collaboration-requests/{id}/status')
  expect(event.pathParameters).toEqual({ id: 'a/b ক' })
  expect(event.rawPath).toBe('/api/collaboration-requests/a/b ক/status')
})

test('repeated query values are joined by a comma and the raw query stays as sent', () => {
  const event = eventOf()
  expect(event.queryStringParameters).toEqual({ x: '1,2', y: '+' })
  expect(event.rawQueryString).toBe('x=1&y=%2B&x=2')
  expect(eventOf({ target: '/api/auth/me' })).not.toHaveProperty('queryStringParameters')
})

test('header names are in lower case, repeated ones joined, cookies apart, Host that of the API', () => {
  const event = eventOf()
  expect(event.headers).toEqual({
    host: event.requestContext.domainName,
    'content-length': '20',
    'content-type': 'application/json',
    'x-thing': 'one,two',
  })
  expect(event.cookies).toEqual(['a=1', 'b=2'])
})

test('a JSON body is text, any other content type comes base64, none has no body', () => {
  expect(eventOf()).toMatchObject({ body: '{"leadStatus":"hot"}', isBase64Encoded: false })
  const form = eventOf({ headers: [['content-type', 'application/x-www-form-urlencoded']] })
  expect(form).toMatchObject({
    body: Buffer.from('{"leadStatus":"hot"}').toString('base64'),
    isBase64Encoded: true,
  })
  const none = eventOf({ body: Buffer.alloc(0) })
  expect(none).not.toHaveProperty('body')
  expect(none.isBase64Encoded).toBe(false)
})

test('bytes that are no UTF-8 are replaced in a text, and its length stays that of what was sent', () => {
  const { body, headers, isBase64Encoded } = eventOf({ body: Buffer.from([0x22, 0xe9, 0x22]) })
  expect({ body, isBase64Encoded }).toEqual({ body: '"\ufffd"', isBase64Encoded: false })
  expect(headers['content-length']).toBe('3')
})
