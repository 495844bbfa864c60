import {
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
} from '@bong-bari/contract/openapi'
import { site } from '@bong-bari/site'
import { limitsOf, typeOf } from './schema-words.ts'

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

const table = (head: string[], rows: string[][]) =>
  rows.length
    ? [row(...head), row(...head.map(() => '---')), ...rows.map((one) => row(...one))]
    : []

type Field = {
  name: string
  schema: JsonSchema
  required: boolean
  description?: string | undefined
}

const fieldTable = (title: string, fields: Field[]) => {
  const rows = fields.map(({ name, schema, required, description }) => [
    `\`${name}\`${required ? ' (required)' : ''}`,
    typeOf(schema),
    [description, limitsOf(schema)].filter(Boolean).join('; '),
  ])
  return rows.length ? ['', ...table([title, 'type', 'limits'], rows)] : []
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' ? [{ name, schema, required: required.includes(name) }] : [],
  )

const inputs = ({ parameters = [], requestBody }: Operation) => [
  ...(['path', 'query', 'header'] as const).flatMap((place) =>
    fieldTable(
      place,
      parameters
        .filter((one) => one.in === place)
        .map((one) => ({ ...one, required: one.required === true })),
    ),
  ),
  ...fieldTable('body', fieldsOf(requestBody?.content['application/json'].schema ?? {})),
]

const answerWords = ([status, { content = {}, headers = {} }]: [
  string,
  Operation['responses'][string],
]) => {
  const schema = content['application/json']?.schema
  const what = schema ? typeOf(schema) : Object.keys(content).join(', ')
  const named = Object.keys(headers).map((name) => `\`${name}\``)
  return [status, what, named.length ? `with ${named.join(', ')}` : ''].filter(Boolean).join(' ')
}

const isRefusal = (status: string) => Number(status) >= 400

const outcomes = ({ responses, 'x-refusals': refusals }: Operation) => [
  '',
  `Answers ${Object.entries(responses)
    .filter(([status]) => !isRefusal(status))
    .map(answerWords)
    .join('; ')}.`,
  '',
  `Refuses with ${refusals.map((code) => `\`${code}\``).join(', ')}.`,
]

const section = (method: string, path: string, operation: Operation) => {
  const { summary, description, security } = operation
  const who = security.length ? 'For admins' : 'For everybody'
  return [
    '',
    `### ${method.toUpperCase()} ${path}`,
    '',
    `${summary}. ${who}. ${description}`,
    ...inputs(operation),
    ...outcomes(operation),
  ]
}

const entitySection = (name: string, schema: JsonSchema) => {
  const [example] = schema.examples ?? []
  return [
    '',
    `### ${name}`,
    ...fieldTable(
      'field',
      fieldsOf(schema).map((field) => ({ ...field, required: false })),
    ),
    ...(example ? ['', '```json', JSON.stringify(example, null, 2), '```'] : []),
  ]
}

const refusalTable = ({ paths }: OpenApiDocument) => {
  const rows = new Map<string, string[]>()
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const [status, { description }] of Object.entries(responses).filter(([one]) =>
      isRefusal(one),
    ))
      for (const line of description.split('\n\n')) {
        const [code = '', ...sentence] = line.split(': ')
        rows.set(code, [status, code, sentence.join(': ')])
      }
  return table(
    ['status', 'code', 'message'],
    [...rows.values()].sort(
      ([a = '', b = ''], [c = '', d = '']) => a.localeCompare(c) || b.localeCompare(d),
    ),
  )
}

/** The text of docs/API.md, made from the OpenAPI document. */
export const apiPage = () => {
  const document = openApiDocument(site.name)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const lines = [
    '# API',
    '',
    'Made from the contract by `pnpm docs:api`; change it there. The same stands at `/api/openapi.json`.',
    '',
    document.info.description,
    ...document.tags.flatMap(({ name, description }) => [
      '',
      `## ${name}`,
      '',
      description,
      ...operations
        .filter(({ operation }) => operation.tags.some((tag) => tag === name))
        .flatMap(({ path, method, operation }) => section(method, path, operation)),
    ]),
    '',
    '## Entities',
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      entitySection(name, schema),
    ),
    '',
    '## Refusals',
    '',
    ...refusalTable(document),
  ]
  return `${lines.join('\n')}\n`
}
