import { everyEntity } from '../schema/entities.ts'
import type { DescribePicture } from './describe-picture.ts'

/** Updates the alt text in covers and sections; returns in how many places. */
export const describePicture: DescribePicture = async (address, imageAlt) => {
  let changed = 0
  for (const [, { walk }] of everyEntity)
    changed += (await walk?.describe?.(address, imageAlt)) ?? 0
  return changed
}
