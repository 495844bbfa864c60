import * as z from 'zod/mini'
import { api, type GroupName, refusals } from './api.ts'
import { exportContentTypes } from './lead/export.ts'
import { lead } from './lead/lead.ts'
import { postBlock, postInline } from './post/block.ts'
import type { Route } from './route/route.ts'
import { groupNames } from './routes.ts'
import { picture } from './site/picture.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

type Answer = {
  description: string
  headers?: Record<string, { schema: JsonSchema }>
  content?: Record<string, { schema?: JsonSchema }>
}

type Operation = {
  operationId: string
  tags: [GroupName]
  summary: string
  security: Record<string, []>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, Answer>
}

/** Schemas that refer to themselves or are answered by many routes. */
const components = z
  .registry<{ id: string }>()
  .add(postBlock, { id: 'PostBlock' })
  .add(postInline, { id: 'PostInline' })
  .add(lead, { id: 'Lead' })
  .add(picture, { id: 'Picture' })

const refusal: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    current: {},
    requestId: { type: 'string' },
  },
}

const componentPath = '#/components/schemas/'

/** Writes JSON Schema 2020-12, and puts the components that it refers to into `named`. */
const toJsonSchema = (
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  named: Record<string, unknown>,
): JsonSchema => {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, metadata: components })
  const { $defs = {}, ...whole }: JsonSchema = JSON.parse(
    JSON.stringify(made).replaceAll('#/$defs/', componentPath),
  )
  Object.assign(named, $defs)
  return whole
}

const text: JsonSchema = { type: 'string' }

const isConditional = (route: Route) => Boolean(route.cache ?? route.polled)

const answersOf = (route: Route, named: Record<string, unknown>): Record<string, Answer> => {
  if (route.file)
    return {
      '200': {
        description: 'The file',
        headers: { 'Content-Disposition': { schema: text } },
        content: Object.fromEntries(Object.values(exportContentTypes).map((type) => [type, {}])),
      },
      '303': {
        description: 'The file is at another address of this site',
        headers: { Location: { schema: text } },
      },
    }
  return {
    [String(route.status ?? 200)]: {
      description: route.paged ? 'One page; Link names the next' : 'Done',
      headers: {
        ...(isConditional(route) && { ETag: { schema: text } }),
        ...(route.paged && { Link: { schema: text } }),
      },
      content: { 'application/json': { schema: toJsonSchema(route.response, 'output', named) } },
    },
    ...(isConditional(route) && { '304': { description: 'Unchanged since the given ETag' } }),
  }
}

const parametersOf = (route: Route, named: Record<string, unknown>): Parameter[] => {
  const places = { path: route.params, query: route.query, header: route.headers } as const
  return Object.entries(places).flatMap(([location, schema]) => {
    if (!schema) return []
    const { properties = {}, required = [] } = toJsonSchema(schema, 'input', named)
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: location as Parameter['in'],
      required: required.includes(name),
      schema: Object(property),
    }))
  })
}

const securityOf = ({ access, method }: Route): Operation['security'] => {
  if (access === 'public') return []
  return [method === 'GET' ? { session: [] } : { session: [], csrfToken: [] }]
}

/** "setFollowUp" of leads is "Leads: set follow up". */
const summaryOf = (group: GroupName, name: string) => {
  const title = `${group}: ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`
  return title.charAt(0).toUpperCase() + title.slice(1)
}

const operationOf = (
  group: GroupName,
  name: string,
  route: Route,
  named: Record<string, unknown>,
): Operation => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: summaryOf(group, name),
  security: securityOf(route),
  parameters: parametersOf(route, named),
  ...(route.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toJsonSchema(route.body, 'input', named) } },
    },
  }),
  responses: {
    ...answersOf(route, named),
    default: {
      description: 'A refusal',
      content: { 'application/json': { schema: { $ref: `${componentPath}Refusal` } } },
    },
  },
})

/**
 * Describes the API as OpenAPI 3.1, from the contract's schemas alone. Rules that JSON Schema cannot
 * say, such as those of `z.refine`, are told by the refusal's `fields`.
 */
export const openApiDocument = (siteName: string) => {
  const named: Record<string, unknown> = { Refusal: refusal }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const group of groupNames)
    for (const [name, route] of Object.entries<Route>(api[group])) {
      const operations = paths[route.path] ?? {}
      operations[route.method.toLowerCase()] = operationOf(group, name, route, named)
      paths[route.path] = operations
    }
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName} API`,
      version: '1',
      description:
        'Admin calls carry the session id as a bearer, and all but GET its CSRF token; both come with the login. Times are ISO 8601 in UTC.',
      license: { name: 'MIT License', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: groupNames.map((name) => ({ name })),
    paths,
    components: {
      schemas: named,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        csrfToken: { type: 'apiKey', in: 'header', name: 'x-csrf-token' },
      },
    },
  }
}
