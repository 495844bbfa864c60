import { storedPicture } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { DescribePicture } from './describe-picture.ts'
import { everyEntity } from './entities.ts'
import type { EntityEntry } from './entity.ts'
import type { List } from './walk.ts'

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

export const holdsPictures = ({ schema }: EntityEntry) => pictureFieldsOf(schema).length > 0

const picturedEntries = everyEntity.filter(([, entry]) => holdsPictures(entry))
const pictured = picturedEntries.map(([, entry]) => entry)

export const picturedKinds = picturedEntries.map(([kind, { walk }]) => ({
  kind,
  lists: Object.values(walk?.lists ?? {}),
}))

export const picturedLists: readonly List[] = picturedKinds.flatMap(({ lists }) => lists)

/** Updates alt texts in covers and sections; returns in how many places. */
export const describePicture: DescribePicture = async (address, imageAlt) => {
  let changed = 0
  for (const { walk } of pictured) changed += (await walk?.describe?.(address, imageAlt)) ?? 0
  return changed
}
