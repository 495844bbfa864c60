import { everyEntity } from '../schema/entities.ts'
import type { DescribePicture } from './describe-picture.ts'

/** Updates the alt text of a picture wherever it is shown. Returns in how many places. */
export const describePicture: DescribePicture = async (address, imageAlt) => {
  let changed = 0
  for (const [, { walk }] of everyEntity)
    changed += (await walk?.describe?.(address, imageAlt)) ?? 0
  return changed
}
