import { check, type FieldErrors, limits, type Route } from '@bong-bari/contract'
import { jsonParseProtectProto } from '@middy/util'
import * as z from 'zod/mini'
import english from 'zod/v4/locales/en.js'
import type { HttpEvent } from './event.ts'
import { refuse } from './refuse.ts'

// What the contract has no sentence of its own for is said in zod's.
z.config(english())

const jsonType = /^application\/json\s*(;|$)/i

const bytesOf = ({ body = '', isBase64Encoded }: HttpEvent) =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A length that fits is that of a text which had the sign itself. */
const hasLostBytes = (body: string, sent: string | undefined) =>
  body.includes('\ufffd') && sent !== undefined && Number(sent) !== Buffer.byteLength(body)

/**
 * Bytes that are no UTF-8 would be stored as other signs than were sent. API Gateway tells texts by their type alone, puts
 * U+FFFD for such bytes and leaves the length as it was; all else comes in base64.
 */
const textOf = ({ body = '', isBase64Encoded, headers }: HttpEvent) => {
  if (isBase64Encoded) return utf8.decode(Buffer.from(body, 'base64'))
  if (hasLostBytes(body, headers['content-length'])) throw new TypeError('no UTF-8')
  return body
}

/** The body as parsed JSON; names such as `__proto__` are refused like broken syntax. */
const jsonBody = (event: HttpEvent, { carriesImage }: Route): unknown => {
  if (!jsonType.test(event.headers['content-type'] ?? '')) refuse('json-required')
  const most = carriesImage ? limits.imageBodyBytes : limits.bodyBytes
  if (bytesOf(event) > most) refuse('body-too-large')
  try {
    return jsonParseProtectProto(textOf(event))
  } catch {
    return refuse('malformed-json')
  }
}

/** A parameter given more than once stays an array, which no single-valued schema accepts. */
const queryOf = ({ rawQueryString }: HttpEvent) => {
  const query = new URLSearchParams(rawQueryString)
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** The declared parts of a request, parsed, and its body as it was given; refuses with every field that is wrong. */
export const parseInput = (event: HttpEvent, route: Route) => {
  const fields: FieldErrors = {}
  let given: unknown
  const parsed = (schema: Route['body'], read: () => unknown) => {
    if (!schema) return undefined
    const result = check(schema, read())
    if ('data' in result) return result.data
    Object.assign(fields, result.fields)
    return undefined
  }
  const input = {
    params: parsed(route.params, () => event.pathParameters ?? {}),
    query: parsed(route.query, () => queryOf(event)),
    headers: parsed(route.headers, () => event.headers),
    body: parsed(route.body, () => {
      given = jsonBody(event, route)
      return given
    }),
  }
  if (Object.keys(fields).length) refuse('invalid-input', { fields })
  return { input, given }
}
