import { storedPicture } from '@bong-bari/contract'
import * as z from 'zod/mini'

/** Schemas directly inside of another, each with its place there. */
const partsOf = (schema: z.ZodMiniType): [string, unknown][] => {
  if (schema instanceof z.ZodMiniObject) return Object.entries(schema.shape)
  if ('element' in schema.def) return [['[]', schema.def.element]]
  if ('valueType' in schema.def) return [['[]', schema.def.valueType]]
  if ('options' in schema.def && Array.isArray(schema.def.options))
    return schema.def.options.map((option) => ['', option])
  return 'innerType' in schema.def ? [['', schema.def.innerType]] : []
}

/** Paths of the fields in a schema, such as `image` or `slides.[].image`, that are `marked`. */
export const fieldsOf = (schema: z.ZodMiniType, marked: z.ZodMiniType): string[] =>
  schema === marked
    ? ['']
    : partsOf(schema).flatMap(([name, part]) =>
        part instanceof z.ZodMiniType
          ? fieldsOf(part, marked).map((inner) => [name, inner].filter(Boolean).join('.'))
          : [],
      )

/** Paths of the fields of an entity that hold the address of a stored picture. */
export const pictureFieldsOf = (schema: z.ZodMiniType) => fieldsOf(schema, storedPicture)
