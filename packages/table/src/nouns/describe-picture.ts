import type { PictureAlt } from '@bong-bari/contract'
import { type Key, update } from '../db/verbs.ts'

/** Updates the alt text of a picture in all items of one kind. Returns in how many. */
export type DescribePicture = (address: string, imageAlt: PictureAlt) => Promise<number>

export type Described = { id: string | number; imageAlt?: PictureAlt }

/** Makes a function that updates alt texts. `main` is the field with the address; items with another picture stay as they are. */
export const makeDescriber =
  <Item extends Described>(
    pages: () => AsyncIterable<readonly Item[]>,
    keyOf: (item: Item) => Key,
    main: string,
  ): DescribePicture =>
  async (address, imageAlt) => {
    let changed = 0
    for await (const page of pages())
      for (const item of page) {
        if (Reflect.get(item, main) !== address || item.imageAlt === imageAlt) continue
        const still = {
          expression: `#id = :id AND #${main} = :address`,
          values: { id: item.id, address },
        }
        if (await update(keyOf(item), { set: { imageAlt } }, still)) changed++
      }
    return changed
  }
