import { randomUUID } from 'node:crypto'
import { type RefusalCode, refusals } from '@bong-bari/contract'

/** Lower-case header names. */
export type Answer = {
  status: number
  headers: Record<string, string | string[]>
  /** Text is sent together with the headers. */
  body: string | Buffer
}

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** In the API's own form. */
export const refusalAnswer = (status: number, code: string, message: string) =>
  jsonAnswer(status, { code, message, requestId: randomUUID() })

const refusedAs = (code: RefusalCode) =>
  refusalAnswer(refusals[code].status, code, refusals[code].message)

/** Where no function answered. */
export const gatewayAnswer = {
  badRequest: () => refusalAnswer(400, 'malformed-address', 'This address cannot be read.'),
  tooLarge: () => refusedAs('body-too-large'),
  crashed: () => refusedAs('unexpected'),
  timedOut: () => {
    const answer = refusalAnswer(503, 'timed-out', 'This took too long. Please try again.')
    return { ...answer, headers: { ...answer.headers, 'retry-after': '5' } }
  },
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const putHeaders = (into: Answer['headers'], given: unknown) => {
  if (!isRecord(given)) return
  for (const [name, value] of Object.entries(given))
    if (Array.isArray(value)) into[name.toLowerCase()] = value.map(String)
    else if (value !== undefined && value !== null) into[name.toLowerCase()] = String(value)
}

/** API Gateway's format 2.0: an object with a statusCode is the answer, anything else JSON with 200. An invalid statusCode gives 500. */
export const toAnswer = (result: unknown): Answer => {
  if (!isRecord(result) || result.statusCode === undefined) {
    if (result === undefined || result === null) return gatewayAnswer.crashed()
    return typeof result === 'string'
      ? { ...jsonAnswer(200, ''), body: result }
      : jsonAnswer(200, result)
  }
  const status = Number(result.statusCode)
  if (!Number.isInteger(status) || status < 200 || status > 599) return gatewayAnswer.crashed()
  const headers: Answer['headers'] = { 'content-type': 'text/plain;charset=UTF-8' }
  putHeaders(headers, result.headers)
  putHeaders(headers, result.multiValueHeaders)
  if (Array.isArray(result.cookies)) headers['set-cookie'] = result.cookies.map(String)
  const body = typeof result.body === 'string' ? result.body : ''
  return { status, headers, body: result.isBase64Encoded ? Buffer.from(body, 'base64') : body }
}
