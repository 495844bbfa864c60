import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { check, type FieldErrors, limits, type Route } from '@bong-bari/contract'
import { jsonParseProtectProto } from '@middy/util'
import * as z from 'zod/mini'
import english from 'zod/v4/locales/en.js'
import type { HttpEvent } from './event.ts'
import { refuse } from './refuse.ts'

// zod's English messages are used where the contract has no sentence of its own.
z.config(english())

const jsonType = /^application\/json\s*(;|$)/i

const bytesOf = ({ body = '', isBase64Encoded }: HttpEvent) =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Whether bytes were replaced by U+FFFD. If the text itself had that character, the length matches. */
const hasLostBytes = (body: string, sent: string | undefined) =>
  body.includes('\ufffd') && sent !== undefined && Number(sent) !== Buffer.byteLength(body)

/** Reads the body as text. In text, API Gateway replaces invalid UTF-8 by U+FFFD but keeps the length; other types come in base64. */
const readText = ({ body = '', isBase64Encoded, headers }: HttpEvent) => {
  if (isBase64Encoded) return utf8.decode(Buffer.from(body, 'base64'))
  if (hasLostBytes(body, headers['content-length'])) throw new TypeError('no UTF-8')
  return body
}

/** Parses a JSON body. Refuses names such as `__proto__`. */
const readJsonBody = (event: HttpEvent, { carriesImage }: Route): unknown => {
  if (!jsonType.test(event.headers['content-type'] ?? '')) refuse('json-required')
  const maxBytes = carriesImage ? limits.imageBodyBytes : limits.bodyBytes
  if (bytesOf(event) > maxBytes) refuse('body-too-large')
  try {
    return jsonParseProtectProto(readText(event))
  } catch {
    return refuse('malformed-json')
  }
}

/** A repeated parameter becomes an array, which the schema of a single value refuses. */
const readQuery = ({ rawQueryString }: HttpEvent) => {
  const query = new URLSearchParams(rawQueryString)
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** Parses params, query, headers and body. Refuses with all wrong fields at once. */
export const parseInput = (event: HttpEvent, route: Route) => {
  const fields: FieldErrors = {}
  let given: unknown
  const parsePart = (schema: Route['body'], read: () => unknown) => {
    if (!schema) return undefined
    const result = check(schema, read())
    if ('data' in result) return result.data
    Object.assign(fields, result.fields)
    return undefined
  }
  const input = {
    params: parsePart(route.params, () => event.pathParameters ?? {}),
    query: parsePart(route.query, () => readQuery(event)),
    headers: parsePart(route.headers, () => event.headers),
    body: parsePart(route.body, () => {
      given = readJsonBody(event, route)
      return given
    }),
  }
  if (Object.keys(fields).length) refuse('invalid-input', { fields })
  return { input, given }
}

type Fields = Record<string, unknown>

// The fixed fields of a PUT are remembered when it is parsed, and checked once the entity is known.
const fixedFields = new AsyncLocalStorage<Fields>()

const readShape = (schema: object | undefined): object =>
  Object(schema && 'shape' in schema ? schema.shape : undefined)

const listFixedFields = ({ method, body, response }: Route, sentBody: unknown): Fields => {
  if (method !== 'PUT') return {}
  const [bodyShape, answered] = [readShape(body), readShape(response)]
  return Object.fromEntries(
    Object.entries(Object(sentBody)).filter(([name]) => name in answered && !(name in bodyShape)),
  )
}

export const rememberFixedFields = <Result>(
  route: Route,
  given: unknown,
  handle: () => Result,
): Result => fixedFields.run(listFixedFields(route, given), handle)

/** Refuses a PUT that would change a field which the route does not take. */
export const refuseFixedFields = (response: z.ZodMiniType, current: object) => {
  const sentFields = Object.entries(fixedFields.getStore() ?? {})
  if (!sentFields.length) return
  const currentValues = new Map<string, unknown>(Object.entries(Object(response.parse(current))))
  const changedFields = sentFields.filter(
    ([name, value]) =>
      currentValues.has(name) && !isDeepStrictEqual(currentValues.get(name), value),
  )
  const fields: FieldErrors = Object.fromEntries(
    changedFields.map(([name]) => [name, `${name} cannot be changed here`]),
  )
  if (changedFields.length) refuse('invalid-input', { fields })
}
