import { randomUUID } from 'node:crypto'
import { type RefusalCode, refusals } from '@bong-bari/contract'

/** An HTTP answer; names of headers are in lower case. */
export type Answer = {
  status: number
  headers: Record<string, string | string[]>
  body: string | Buffer
}

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** A refusal in the form that the API's own refusals have. */
export const refusalAnswer = (status: number, code: string, message: string) =>
  jsonAnswer(status, { code, message, requestId: randomUUID() })

const createRefusal = (code: RefusalCode) =>
  refusalAnswer(refusals[code].status, code, refusals[code].message)

/** API Gateway's answers where no function gave one. */
export const gatewayAnswer = {
  badRequest: () => refusalAnswer(400, 'malformed-address', 'This address cannot be read.'),
  tooLarge: () => createRefusal('body-too-large'),
  crashed: () => createRefusal('unexpected'),
  timedOut: () => {
    const answer = refusalAnswer(503, 'timed-out', 'This took too long. Please try again.')
    return { ...answer, headers: { ...answer.headers, 'retry-after': '5' } }
  },
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a function's result by API Gateway's format 2.0: an object with a statusCode is the answer, anything else becomes JSON with 200. An invalid statusCode gives 500. */
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
  if (isRecord(result.headers))
    for (const [name, value] of Object.entries(result.headers))
      if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value)
  if (Array.isArray(result.cookies)) headers['set-cookie'] = result.cookies.map(String)
  const body = typeof result.body === 'string' ? result.body : ''
  return { status, headers, body: result.isBase64Encoded ? Buffer.from(body, 'base64') : body }
}
