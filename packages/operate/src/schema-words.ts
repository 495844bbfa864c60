import type { JsonSchema } from '@bong-bari/contract/openapi'

const parts = (schema: JsonSchema) => (schema.anyOf ?? schema.oneOf ?? []).filter(isSchema)

const isSchema = (given: unknown): given is JsonSchema =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const listed = ({ items }: JsonSchema) => (isSchema(items) ? items : {})

const isEmptyText = (schema: JsonSchema) => schema.const === ''

/** What a value is, in words: `text`, `whole number`, `list of Lead`, `email or null`. */
export const typeOf = (schema: JsonSchema): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  const kinds = schema.type ? [] : parts(schema).filter((one) => !isEmptyText(one))
  if (kinds.length) return [...new Set(kinds.map(typeOf))].join(' or ')
  // Of several types, each by itself; of none, whatever it is.
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.type === 'array') return `list of ${typeOf(listed(schema))}`
  if (schema.type === 'integer') return 'whole number'
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'object') return objectWords(schema)
  const formats: Record<string, string> = { 'date-time': 'time', uuid: 'uuid', uri: 'address' }
  return (
    formats[schema.format ?? ''] ?? (schema.type === 'string' ? 'text' : schema.type) ?? 'anything'
  )
}

const objectWords = ({ properties = {} }: JsonSchema) => {
  const names = Object.keys(properties)
  return names.length ? `{ ${names.join(', ')} }` : 'object'
}

const count = (value: number) => value.toLocaleString('en')

const lengths = ({ minLength, maxLength, minItems, maxItems }: JsonSchema) => [
  minLength ? `at least ${count(minLength)} character${minLength > 1 ? 's' : ''}` : '',
  maxLength ? `at most ${count(maxLength)} characters` : '',
  minItems ? `at least ${count(minItems)}` : '',
  maxItems ? `at most ${count(maxItems)}` : '',
]

const bounds = ({ minimum, maximum }: JsonSchema) => [
  minimum !== undefined ? `from ${count(minimum)}` : '',
  maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `to ${count(maximum)}` : '',
]

const saysSomething = (schema: JsonSchema) =>
  [schema, ...(schema.allOf ?? [])].some((one) => isSchema(one) && one.pattern === '\\S')
    ? 'not only white space'
    : ''

/** The limits of a value, in words. */
export const limitsOf = (schema: JsonSchema): string => {
  const inner = schema.type ? [] : parts(schema).map(limitsOf)
  const fallback =
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} when absent`
  return [
    ...new Set([
      schema.description ?? '',
      ...lengths(schema),
      saysSomething(schema),
      bounds(schema).filter(Boolean).join(' '),
      ...inner,
      fallback,
    ]),
  ]
    .filter(Boolean)
    .join('; ')
}
