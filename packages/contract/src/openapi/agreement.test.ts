import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { hostileTexts, hostileValues, invisibleTexts } from '../../testing/hostile-values.ts'
import { routes } from '../routes.ts'
import { openApiDocument } from './document.ts'
import type { JsonSchema } from './entities.ts'

const { paths } = openApiDocument('Test')

const ajv = new Ajv2020({ strictTypes: false, strictRequired: false })
addFormats.default(ajv)
ajv.addKeyword('x-refusals')

/** One value that a caller may give: a parameter, or a field of the body at any depth. */
type Place = {
  at: string
  schema: JsonSchema
  /** What the server and the document say to a request whose other values are in order. */
  server: (value: unknown) => boolean
  document: (value: unknown) => boolean
}

type Field = { path: (string | number)[]; schema: JsonSchema }

const isSchema = (given: unknown): given is JsonSchema =>
  typeof given === 'object' && given !== null

const fieldsOf = (schema: JsonSchema, path: Field['path'] = []): Field[] => [
  ...(path.length ? [{ path, schema }] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    isSchema(one) ? fieldsOf(one, [...path, name]) : [],
  ),
  ...(isSchema(schema.items) && !Array.isArray(schema.items)
    ? fieldsOf(schema.items, [...path, 0])
    : []),
]

/** A copy with another value in one place; undefined takes the field away. */
const changed = (whole: unknown, [first, ...rest]: Field['path'], value: unknown): unknown => {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole.map((one, index) => (index === first ? changed(one, rest, value) : one))
  const { [first]: old, ...others }: Record<string, unknown> = Object.assign({}, whole)
  const put = changed(old, rest, value)
  return put === undefined ? others : { ...others, [first]: put }
}

const says = (schema: z.ZodMiniType) => (value: unknown) => schema.safeParse(value).success

const operations = routes.map(({ key, route }) => ({
  key,
  route,
  operation: paths[route.path]?.[route.method.toLowerCase()] ?? expect.fail(),
}))

const bodies = operations.flatMap(({ key, route, operation }) => {
  const content = operation.requestBody?.content['application/json']
  if (!route.body || !content) return []
  const { schema, example } = content
  return [{ key, schema, example, server: says(route.body), document: ajv.compile(schema) }]
})

const bodyPlaces: Place[] = bodies.flatMap(({ key, schema, example, server, document }) =>
  fieldsOf(schema).map(({ path, schema: field }) => {
    const whole = (value: unknown) => changed(example, path, value)
    return {
      at: `${key} ${path.join('.')}`,
      schema: field,
      server: (value) => server(whole(value)),
      document: (value) => document(whole(value)),
    }
  }),
)

/** What an address or a header says, as the schema of its parameter has it. */
const read = ({ type }: JsonSchema, text: unknown) =>
  type === 'integer' && /^-?\d+$/.test(String(text)) ? Number(text) : text

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema }

const sampleOf = ({ enum: values, type }: JsonSchema) =>
  values?.[0] ?? (type === 'integer' ? '1' : 'a')

/** What the other parameters say that must be there. */
const othersOf = (parameters: Parameter[], place: string, name: string) =>
  Object.fromEntries(
    parameters
      .filter((one) => one.in === place && one.required && one.name !== name)
      .map((one) => [one.name, sampleOf(one.schema)]),
  )

const parameterPlaces: Place[] = operations.flatMap(({ key, route, operation }) =>
  (operation.parameters ?? []).flatMap(({ name, in: place, required, schema }, _, all) => {
    const parsed = { path: route.params, query: route.query, header: route.headers }[place]
    if (!parsed || name === 'if-none-match') return []
    const others = place === 'header' ? {} : othersOf(all, place, name)
    const validate = ajv.compile(schema)
    return [
      {
        at: `${key} ${place} ${name}`,
        schema,
        server: (value) => says(parsed)(changed(others, [name], value)),
        document: (value) =>
          value === undefined ? !required : Boolean(validate(read(schema, value))),
      },
    ]
  }),
)

const places = [...bodyPlaces, ...parameterPlaces]

type Excuse = { why: string; holds: (at: string, value: unknown) => boolean }

const isText = (value: unknown): value is string => typeof value === 'string'
const endsIn = (at: string, ...names: string[]) => names.some((name) => at.endsWith(` ${name}`))
const isAddress = (at: string) => endsIn(at, 'image', 'imageUrl', 'linkUrl')

/** All that the server refuses and the document does not. */
const looser: Excuse[] = [
  {
    why: 'A name is judged in the form NFKC, which a pattern cannot bring about',
    holds: (at, value) =>
      endsIn(at, 'username') && isText(value) && value.normalize('NFKC') !== value,
  },
  {
    why: 'Only an implementation of IDNA knows which international hosts there are',
    holds: (at, value) =>
      isAddress(at) && isText(value) && /^\s*https?:\/\/[^/?#]*(\P{ASCII}|xn--)/iu.test(value),
  },
  {
    why: 'JSON Schema cannot compare two fields',
    holds: (at) => endsIn(at, 'validFrom', 'validTo'),
  },
]

/** All that the document refuses and the server, which is kinder, does not. */
const stricter: Excuse[] = [
  {
    why: 'An empty filter is no filter; a number may be written in other ways; one id is a list too',
    holds: (at) => at.startsWith('GET') && at.includes(' query '),
  },
  {
    why: 'What can be no id is answered 404',
    holds: (at) => / path id$/.test(at),
  },
  {
    why: 'A name is normalised and trimmed before it is judged',
    holds: (at, value) =>
      endsIn(at, 'username') && isText(value) && value.normalize('NFKC').trim() !== value,
  },
  {
    why: 'Digits of any script, unusual gaps, a code twice and a code alone are understood',
    holds: (at) => endsIn(at, 'phone'),
  },
  {
    why: 'Addresses that browsers take and nobody writes: with a password, IPv6, numbers of other forms',
    holds: (at, value) => isAddress(at) && isText(value) && /^\s*https?:/i.test(value),
  },
  {
    why: 'What a data-URL holds is judged when the picture is stored',
    holds: (at, value) => isAddress(at) && isText(value) && /^\s*data:/i.test(value),
  },
  {
    why: 'The first and the last year are open in UTC only',
    holds: (_, value) => isText(value) && /^(1970|9998|9999)-/.test(value),
  },
]

const used = new Set<Excuse>()

const isExcused = (list: Excuse[], at: string, value: unknown) => {
  const excuse = list.find(({ holds }) => holds(at, value))
  if (excuse) used.add(excuse)
  return excuse !== undefined
}

const disagreement = ({ at, server, document }: Place, value: unknown) => {
  const [taken, allowed] = [server(value), document(value)]
  if (taken === allowed || isExcused(taken ? stricter : looser, at, value)) return []
  const shown = isText(value) ? JSON.stringify(value.slice(0, 80)) : JSON.stringify(value)
  return [`${at}: ${shown} is ${taken ? 'taken and not allowed' : 'allowed and refused'}`]
}

/** Texts at the limits that the document names. */
const atTheLimit = ({ minLength = 0, maxLength }: JsonSchema) => [
  ...(minLength ? ['x'.repeat(minLength), 'x'.repeat(minLength - 1)] : []),
  ...(maxLength
    ? [
        'x'.repeat(maxLength),
        'x'.repeat(maxLength + 1),
        '😀'.repeat(maxLength),
        '😀'.repeat(maxLength + 1),
      ]
    : []),
]

const lists = ({ items, maxItems }: JsonSchema, sample: unknown) =>
  isSchema(items) && maxItems
    ? [Array(maxItems).fill(sample), Array(maxItems + 1).fill(sample)]
    : []

/** Given in place of another field, and so in no example with all of them. */
const alternatives = ['contentChange']

test('every body has an example with each of its fields, which both take', () => {
  expect(bodies.length).toBeGreaterThan(15)
  for (const { key, schema, example, server, document } of bodies) {
    expect([key, server(example), document(example)]).toEqual([key, true, true])
    expect([key, Object.keys(example ?? {}).sort()]).toEqual([
      key,
      Object.keys(schema.properties ?? {})
        .filter((name) => !alternatives.includes(name))
        .sort(),
    ])
  }
})

test('the document refuses what the server refuses, and the other way round', () => {
  const found = places.flatMap((place) =>
    [...hostileValues, ...atTheLimit(place.schema), ...lists(place.schema, 'a')].flatMap((value) =>
      disagreement(place, value),
    ),
  )
  expect(found).toEqual([])
})

test('a text that may not be blank may not be invisible either, in any body', () => {
  const asked = bodyPlaces.filter(({ server }) => !server(' ') && server('a b'))
  for (const name of ['name', 'company', 'keyword', 'title', 'username'])
    expect(asked.map(({ at }) => at.split(' ').at(-1))).toContain(name)
  const found = asked.flatMap(({ at, server }) =>
    invisibleTexts.filter(server).map((text) => `${at}: ${JSON.stringify(text)}`),
  )
  expect(found).toEqual([])
})

test('the same of bodies that are no object', () => {
  for (const { key, server, document } of bodies)
    for (const value of [null, [], 'text', 7, true, {}])
      expect([key, value, document(value)]).toEqual([key, value, server(value)])
})

test('a request needs an email or a phone in both', () => {
  const { server, document } =
    bodies.find(({ key }) => key === 'POST /api/collaboration-requests') ?? expect.fail()
  const contacts = [undefined, '', ' ', 'a@b', '+91 98300 12345', 7]
  for (const email of contacts)
    for (const phone of contacts) {
      const body = JSON.parse(JSON.stringify({ name: 'A', company: 'B', email, phone }))
      expect([body, document(body)]).toEqual([body, server(body)])
    }
})

const marks = [...'+-() .0123456789০১aAzZ@:/\\?#[]%_~&=;,<>"\'\t\n\u200bকা\0']
const pieces = [
  'http://',
  'https://',
  'mailto:',
  'tel:',
  '+91',
  '00',
  'data:image/png;base64,',
  '//',
]
const odd = fc
  .array(fc.oneof(fc.constantFrom(...marks), fc.constantFrom(...pieces)), { maxLength: 16 })
  .map((parts) => parts.join(''))
const mixed = fc
  .tuple(fc.constantFrom(...hostileTexts), odd, fc.nat(20))
  .map(([text, more, at]) => text.slice(0, at) + more + text.slice(at))

test('and of texts that nobody thought of', () => {
  const seen = new Set<string>()
  for (const place of places) {
    const kind = `${place.at.split(' ').at(-1)} ${JSON.stringify(place.schema)}`
    if (seen.has(kind)) continue
    seen.add(kind)
    fc.assert(
      fc.property(fc.oneof(odd, mixed, fc.string({ unit: 'binary', maxLength: 30 })), (text) => {
        expect(disagreement(place, text)).toEqual([])
      }),
      { numRuns: 300 },
    )
  }
})

test('every excuse is needed', () => {
  expect([...looser, ...stricter].filter((one) => !used.has(one))).toEqual([])
})
