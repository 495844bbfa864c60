import * as z from 'zod/mini'
import { notes } from '../api.ts'
import { postBlock, postInline } from '../post-block.ts'
import type { NotesOf } from './note.ts'
import { addRules } from './rules.ts'

type Entities = NonNullable<NotesOf<never, never>['entities']>

export const entities: Entities = Object.assign(
  {},
  ...Object.values(notes).map((group) => group.entities),
)

const nameOf = (schema: z.ZodMiniType) =>
  Object.entries(entities).find(([, entity]) => entity.schema === schema)?.[0]

export type JsonSchema = z.core.JSONSchema.BaseSchema

type Made = { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }

/** Drops what formats imply, and `additionalProperties: false`. */
const plain = ({ jsonSchema }: Made) => {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

/** Inputs keep every rule. */
const exact = ({ zodSchema, jsonSchema }: Made) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  addRules(zodSchema, jsonSchema)
}

const recursive = z
  .registry<{ id: string }>()
  .add(postBlock, { id: 'PostBlock' })
  .add(postInline, { id: 'PostInline' })

const component = '#/components/schemas/'

const byComponent = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', component))

/** JSON Schema 2020-12 of requests (`input`) or answers (`output`). */
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

/** With entities and their lists by reference. */
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

export const entityComponents = () => ({
  ...recursiveComponents(),
  ...Object.fromEntries(
    Object.entries(entities).map(([name, { schema, example }]) => [
      name,
      { ...jsonSchemaOf(schema, 'output'), examples: [example] },
    ]),
  ),
})
