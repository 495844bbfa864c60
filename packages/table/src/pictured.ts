import { routes } from '@bong-bari/contract'
import { everyEntity } from './entities.ts'
import type { EntityEntry } from './entity.ts'
import { pictureFieldsOf } from './picture-fields.ts'
import type { Renamed } from './rename-pictures.ts'
import type { List } from './walk.ts'

/** Whether any field of an entity is marked as a picture that the product stores. */
export const holdsPictures = ({ schema }: EntityEntry) => pictureFieldsOf(schema).length > 0

const pictured = everyEntity.map(([, entry]) => entry).filter(holdsPictures)

/** Everything that may name a stored picture. */
export const picturedLists: readonly List[] = pictured.flatMap(({ walk }) =>
  Object.values(walk?.lists ?? {}),
)

/**
 * Writes new addresses wherever a stored picture is named, unless somebody changed the field
 * meanwhile; answers how many fields it changed.
 */
export const renamePictures = async (renamed: Renamed): Promise<number> => {
  let changed = 0
  for (const { walk } of pictured) changed += (await walk?.rename?.(renamed)) ?? 0
  return changed
}

/** Functions that are sent pictures, and so check and store them. */
export const pictureKeepers: readonly string[] = [
  ...new Set(routes.flatMap(({ group, route }) => (route.carriesImage ? [group] : []))),
]
