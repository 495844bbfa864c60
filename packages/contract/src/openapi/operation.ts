import type * as z from 'zod/mini'
import { type GroupName, notes, type RefusalCode } from '../api.ts'
import { exportContentTypes } from '../export.ts'
import type { Route } from '../route.ts'
import { answerSchema, type JsonSchema, jsonSchemaOf } from './entities.ts'
import type { Note } from './note.ts'
import { type Answer, type Header, refusalsOf, refusedAnswers } from './refused.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
}

export type Operation = {
  operationId: string
  tags: [GroupName]
  summary: string
  description: string
  security: Record<string, []>[]
  parameters?: Parameter[]
  requestBody?: {
    required: true
    content: { 'application/json': { schema: JsonSchema; example?: object } }
  }
  responses: Record<string, Answer>
  /** In order of checking. */
  'x-refusals': RefusalCode[]
}

const parametersIn = (place: Parameter['in'], schema: z.ZodMiniType | undefined): Parameter[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input')
  return Object.entries(properties).map(([name, given]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    schema: typeof given === 'object' ? given : {},
  }))
}

const isConditional = (route: Route) => Boolean(route.cache ?? route.polled)

const held: Parameter = {
  name: 'if-none-match',
  in: 'header',
  description: 'The ETag of an answer that the caller holds',
  schema: { type: 'string' },
}

const headersOf = (route: Route): Record<string, Header> => ({
  ...(isConditional(route) && {
    ETag: { description: 'Names this state of the answer', schema: { type: 'string' } },
  }),
  ...(route.paged && {
    Link: {
      description: 'The next page, `<...>; rel="next"`; absent on the last one',
      schema: { type: 'string' },
    },
  }),
})

const fileAnswers = (): Record<string, Answer> => ({
  '200': {
    description: 'The file',
    headers: {
      'Content-Disposition': { description: 'Its name', schema: { type: 'string' } },
    },
    content: Object.fromEntries(Object.values(exportContentTypes).map((type) => [type, {}])),
  },
  '303': {
    description: 'The file waits at another address',
    headers: { Location: { description: 'A path of this site', schema: { type: 'string' } } },
  },
})

const answersOf = (route: Route): Record<string, Answer> => {
  if (route.file) return fileAnswers()
  const headers = headersOf(route)
  const whole: Answer = {
    description: route.paged ? 'One page' : 'Done',
    ...(Object.keys(headers).length && { headers }),
    content: { 'application/json': { schema: answerSchema(route.response) } },
  }
  return {
    [String(route.status ?? 200)]: whole,
    ...(isConditional(route) && { '304': { description: 'The answer that is held still stands' } }),
  }
}

const securityOf = ({ access, method }: Route): Operation['security'] => {
  if (access === 'public') return []
  return [method === 'GET' ? { session: [] } : { session: [], csrfToken: [] }]
}

const noteOf = (group: GroupName, name: string) => {
  const found = Object.entries<Note<RefusalCode>>(notes[group].routes).find(([key]) => key === name)
  if (!found) throw new Error(`The route ${name} of ${group} has no note.`)
  return found[1]
}

export const operationOf = (group: GroupName, name: string, route: Route): Operation => {
  const { summary, description, body, refusals } = noteOf(group, name)
  const codes = refusalsOf(route, refusals)
  const parameters = [
    ...parametersIn('path', route.params),
    ...parametersIn('query', route.query),
    ...parametersIn('header', route.headers),
    ...(isConditional(route) ? [held] : []),
  ]
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary,
    description,
    security: securityOf(route),
    ...(parameters.length && { parameters }),
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchemaOf(route.body, 'input'),
            ...(body && { example: body }),
          },
        },
      },
    }),
    responses: { ...answersOf(route), ...refusedAnswers(codes) },
    'x-refusals': codes,
  }
}
