import { type RefusalCode, refusals } from '../api.ts'
import type { Route } from '../route.ts'
import type { JsonSchema } from './entities.ts'

export type Header = { description: string; schema: JsonSchema }

export type Answer = {
  description: string
  headers?: Record<string, Header>
  content?: Record<string, { schema?: JsonSchema; examples?: Record<string, { value: object }> }>
}

/** A route's own refusals, and those of its access and inputs. */
export const refusalsOf = (route: Route, own: readonly RefusalCode[] = []): RefusalCode[] => {
  const takesInput = route.params ?? route.query ?? route.headers ?? route.body
  return [
    ...(takesInput ? (['invalid-input'] as const) : []),
    ...(route.body ? (['malformed-json', 'body-too-large', 'json-required'] as const) : []),
    ...(route.access === 'admin' ? (['session-required'] as const) : []),
    ...(route.access === 'admin' && route.method !== 'GET'
      ? (['csrf-token-required'] as const)
      : []),
    ...(route.proven ? (['password-required'] as const) : []),
    ...own,
    'not-through-cdn',
    'busy',
    'unexpected',
  ]
}

const described = (code: RefusalCode) => `\`${code}\`: ${refusals[code].message}`

const exampleOf = (code: RefusalCode) => ({
  value: { code, message: refusals[code].message, requestId: 'JKJaXmPLvHcESHA=' },
})

const answer = (codes: readonly RefusalCode[]): Answer => ({
  description: codes.map(described).join('\n\n'),
  ...(codes.some((code) => [429, 503].includes(refusals[code].status)) && {
    headers: {
      'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
    },
  }),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
    },
  },
})

export const refusedAnswers = (codes: readonly RefusalCode[]) => {
  const statuses = [...new Set(codes.map((code) => refusals[code].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      answer(codes.filter((code) => refusals[code].status === status)),
    ]),
  )
}

export const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string', description: 'A sentence that a person can read' },
    fields: {
      type: 'object',
      description: 'The name of a field, and what is wrong with it',
      additionalProperties: { type: 'string' },
    },
    current: { description: 'Of `changed-meanwhile`: what stands there now' },
    requestId: { type: 'string' },
  },
}
