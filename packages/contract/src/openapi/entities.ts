import * as z from 'zod/mini'
import { notes } from '../api.ts'
import { postBlock, postInline } from '../post-block.ts'
import type { NotesOf } from './note.ts'
import { addRules } from './rules.ts'

type Entities = NonNullable<NotesOf<never, never>['entities']>

/** The things that answers are made of, by the group whose they are, each with an example. */
export const entities: Entities = Object.assign(
  {},
  ...Object.values(notes).map((group) => group.entities),
)

const nameOf = (schema: z.ZodMiniType) =>
  Object.entries(entities).find(([, entity]) => entity.schema === schema)?.[0]

export type JsonSchema = z.core.JSONSchema.BaseSchema

type Made = { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }

/** What formats and types say already, and a promise never to add a field, are left out. */
const plain = ({ jsonSchema }: Made) => {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

/** Callers are told every rule, also those that a format or a type has only nearly. */
const exact = ({ zodSchema, jsonSchema }: Made) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  addRules(zodSchema, jsonSchema)
}

/** What may hold more of its own kind has a name, by which it does. */
const recursive = z
  .registry<{ id: string }>()
  .add(postBlock, { id: 'PostBlock' })
  .add(postInline, { id: 'PostInline' })

const component = '#/components/schemas/'

/** The named ones are components of the document, wherever a schema has them. */
const byComponent = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', component))

/** A zod schema as JSON Schema 2020-12: what callers send (`input`) or get (`output`). */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const {
    $schema: _dialect,
    $defs: _named,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    metadata: recursive,
    override: io === 'input' ? exact : plain,
  })
  return byComponent(rest)
}

/** The schema of an answer; entities and lists of them by reference. */
export const answerSchema = (schema: z.ZodMiniType): JsonSchema => {
  if (schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniType)
    return { type: 'array', items: answerSchema(schema.def.element) }
  const name = nameOf(schema)
  return name ? { $ref: `#/components/schemas/${name}` } : jsonSchemaOf(schema, 'output')
}

const recursiveComponents = () => {
  const { $defs = {} } = z.toJSONSchema(z.array(postBlock), {
    metadata: recursive,
    override: plain,
  })
  return Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => [name, byComponent(schema)]),
  )
}

/** Every entity as a component. */
export const entityComponents = () => ({
  ...recursiveComponents(),
  ...Object.fromEntries(
    Object.entries(entities).map(([name, { schema, example }]) => [
      name,
      { ...jsonSchemaOf(schema, 'output'), examples: [example] },
    ]),
  ),
})
