import { expect, test } from 'vitest'
import { toAnswer } from './api-answer.ts'

test('a result without a statusCode is the JSON body of a 200', () => {
  const answer = toAnswer({ hello: 'নমস্কার' })
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(answer.body.toString())).toEqual({ hello: 'নমস্কার' })
})

test('headers are lower-cased, cookies kept apart, undefined ones dropped', () => {
  const { headers } = toAnswer({
    statusCode: 200,
    headers: { 'X-One': 1, 'x-gone': undefined },
    cookies: ['c=1'],
  })
  expect(headers).toMatchObject({ 'x-one': '1', 'set-cookie': ['c=1'] })
  expect(headers).not.toHaveProperty('x-gone')
})

test('a base64 body is decoded', () => {
  const body = Buffer.from([0, 255, 128])
  const result = { statusCode: 200, body: body.toString('base64'), isBase64Encoded: true }
  expect(toAnswer(result).body).toEqual(body)
})

test('nothing, and a statusCode that is none, are internal errors', () => {
  expect(toAnswer(undefined).status).toBe(500)
  expect(toAnswer({ statusCode: 'ok' }).status).toBe(500)
  expect(toAnswer({ statusCode: 99 }).status).toBe(500)
})
