import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { check, type FieldErrors, limits, type Route } from '@bong-bari/contract'
import { jsonParseProtectProto } from '@middy/util'
import * as z from 'zod/mini'
import english from 'zod/v4/locales/en.js'
import type { HttpEvent } from './event.ts'
import { refuse } from './refuse.ts'

// Where the contract sets no sentence.
z.config(english())

const jsonType = /^application\/json\s*(;|$)/i

const bytesOf = ({ body = '', isBase64Encoded }: HttpEvent) =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The length matches if the text itself had U+FFFD. */
const hasLostBytes = (body: string, sent: string | undefined) =>
  body.includes('\ufffd') && sent !== undefined && Number(sent) !== Buffer.byteLength(body)

/** API Gateway replaces invalid UTF-8 with U+FFFD but keeps the length; other types are base64. */
const textOf = ({ body = '', isBase64Encoded, headers }: HttpEvent) => {
  if (isBase64Encoded) return utf8.decode(Buffer.from(body, 'base64'))
  if (hasLostBytes(body, headers['content-length'])) throw new TypeError('no UTF-8')
  return body
}

/** Refuses names such as `__proto__`. */
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

/** Repeated parameters stay an array, which single values refuse. */
const queryOf = ({ rawQueryString }: HttpEvent) => {
  const query = new URLSearchParams(rawQueryString)
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** Refuses with every wrong field. */
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

type Fields = Record<string, unknown>

// Set when parsing a PUT, checked once the entity is known.
const named = new AsyncLocalStorage<Fields>()

const shapeOf = (schema: object | undefined): object =>
  Object(schema && 'shape' in schema ? schema.shape : undefined)

const fixedIn = ({ method, body, response }: Route, given: unknown): Fields => {
  if (method !== 'PUT') return {}
  const [taken, answered] = [shapeOf(body), shapeOf(response)]
  return Object.fromEntries(
    Object.entries(Object(given)).filter(([name]) => name in answered && !(name in taken)),
  )
}

export const namingFields = <Result>(route: Route, given: unknown, handle: () => Result): Result =>
  named.run(fixedIn(route, given), handle)

/** Refuses other values of fixed fields. */
export const refuseFixed = (response: z.ZodMiniType, current: object) => {
  const given = Object.entries(named.getStore() ?? {})
  if (!given.length) return
  const stands = new Map<string, unknown>(Object.entries(Object(response.parse(current))))
  const other = given.filter(
    ([name, value]) => stands.has(name) && !isDeepStrictEqual(stands.get(name), value),
  )
  const fields: FieldErrors = Object.fromEntries(
    other.map(([name]) => [name, `${name} cannot be changed here`]),
  )
  if (other.length) refuse('invalid-input', { fields })
}
