import type { DescribePicture } from './describe-picture.ts'
import { everyEntity } from './entities.ts'
import type { EntityEntry } from './entity.ts'
import { pictureFieldsOf } from './picture-fields.ts'
import type { List } from './walk.ts'

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
