import { storedPicture } from '@bong-bari/contract'
import * as z from 'zod/mini'

const partsOf = (schema: z.ZodMiniType): [string, unknown][] => {
  if (schema instanceof z.ZodMiniObject) return Object.entries(schema.shape)
  if ('element' in schema.def) return [['[]', schema.def.element]]
  if ('valueType' in schema.def) return [['[]', schema.def.valueType]]
  if ('options' in schema.def && Array.isArray(schema.def.options))
    return schema.def.options.map((option) => ['', option])
  return 'innerType' in schema.def ? [['', schema.def.innerType]] : []
}

/** Paths, such as `slides.[].image`, whose schema is `marked`. */
export const fieldsOf = (schema: z.ZodMiniType, marked: z.ZodMiniType): string[] =>
  schema === marked
    ? ['']
    : partsOf(schema).flatMap(([name, part]) =>
        part instanceof z.ZodMiniType
          ? fieldsOf(part, marked).map((inner) => [name, inner].filter(Boolean).join('.'))
          : [],
      )

export const pictureFieldsOf = (schema: z.ZodMiniType) => fieldsOf(schema, storedPicture)
