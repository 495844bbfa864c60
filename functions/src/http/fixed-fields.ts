import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import type { FieldErrors, Route } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import { refuse } from './refuse.ts'

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
