import { api, leadFilterNames, routes } from '@bong-bari/contract'
import { openApiDocument } from '@bong-bari/contract/openapi'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()

const { paths, components } = openApiDocument('Test')

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    key: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
)

const operationOf = (key: string) =>
  operations.find((one) => one.key === key)?.operation ?? expect.fail()

const parameters = (key: string, place: string) =>
  operationOf(key)
    .parameters.filter((one) => one.in === place)
    .map(({ name }) => name)

test('anybody may fetch the document, and it is valid OpenAPI 3.1', async () => {
  const answer = await site.fetcher()(api.openapi.document.path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  const document: Record<string, unknown> = Object.assign({}, await answer.json())
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('it has every route of the contract and nothing else', () => {
  expect(operations.map(({ key }) => key).sort()).toEqual(routes.map(({ key }) => key).sort())
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every parameter of a path is described', () => {
  for (const { key, path } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([key, parameters(key, 'path')]).toEqual([key, named])
  }
})

test('admin calls ask for the session, and all but GET for its CSRF token', () => {
  for (const { key, route } of routes) {
    const expected =
      route.access === 'public'
        ? []
        : [Object.assign({ session: [] }, route.method !== 'GET' && { csrfToken: [] })]
    expect([key, operationOf(key).security]).toEqual([key, expected])
  }
})

test('bodies, filters and headers stand with their limits', () => {
  const list = 'GET /api/collaboration-requests'
  expect(parameters(list, 'query')).toEqual([...leadFilterNames, 'q', 'spam', 'limit', 'cursor'])
  const limit = operationOf(list).parameters.find(({ name }) => name === 'limit')
  expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 200 })
  expect(operationOf(list).responses['200']?.headers).toHaveProperty('Link')
  expect(operationOf(list).responses).toHaveProperty('304')
  const create = 'POST /api/collaboration-requests'
  expect(parameters(create, 'header')).toEqual(['idempotency-key'])
  const body = operationOf(create).requestBody?.content['application/json'].schema
  expect(body?.required).toEqual(['name', 'company'])
  expect(body?.properties?.name).toMatchObject({ type: 'string', maxLength: 200 })
})

test('every answer has a schema, and a lead is named where it is answered', () => {
  for (const { key, route } of routes) {
    const { responses, requestBody } = operationOf(key)
    const { content } = responses[String(route.status ?? 200)] ?? expect.fail(key)
    expect([key, Boolean(requestBody)]).toEqual([key, Boolean(route.body)])
    expect([key, Object.keys(responses.default?.content ?? {})]).toEqual([
      key,
      ['application/json'],
    ])
    if (!route.file) expect([key, content?.['application/json']?.schema]).not.toEqual([key, {}])
  }
  const lead = { $ref: '#/components/schemas/Lead' }
  expect(components.schemas).toHaveProperty('Lead')
  const answered = (key: string) =>
    operationOf(key).responses['200']?.content?.['application/json']?.schema
  expect(answered('PUT /api/collaboration-requests/{id}')).toEqual(lead)
  expect(answered('GET /api/collaboration-requests')).toEqual({ type: 'array', items: lead })
})
