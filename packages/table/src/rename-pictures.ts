import { type Key, update } from './verbs.ts'

/** Where a text names a stored picture; its first group is the picture's key. */
export const pictureAddress = /\/(media\/[0-9a-f]{64}\.(?:png|jpg|webp))/g

/** Keys of the stored pictures that a value names, in an address or in its text; but for some fields. */
export const picturesIn = (value: unknown, besides: readonly string[] = []): string[] => {
  const text = JSON.stringify(value, (name, part) => (besides.includes(name) ? undefined : part))
  return [...(text ?? '').matchAll(pictureAddress)].map(([, key = '']) => key)
}

/** A stored picture and its size in pixels, as browsers show it. */
export type StoredPicture = { key: string; width: number; height: number }

/** The pictures that stand for others, by the keys of those. */
export type Renamed = ReadonlyMap<string, StoredPicture>

/** Writes new addresses into everything of one kind; answers how many fields it changed. */
export type RenamePictures = (renamed: Renamed) => Promise<number>

type Pictured = { id: string }

/** A value with the new addresses in place of the old ones; undefined where it names none. */
export const renamedIn = (value: unknown, renamed: Renamed): unknown => {
  const before = JSON.stringify(value) ?? ''
  const after = before.replace(pictureAddress, (address, key: string) => {
    const picture = renamed.get(key)
    return picture ? `/${picture.key}` : address
  })
  return after === before ? undefined : JSON.parse(after)
}

/** The size that goes with the field `main`. */
const sizeFor = (value: unknown, renamed: Renamed) => {
  const picture = renamed.get(String(value).slice(1))
  return picture && { imageWidth: picture.width, imageHeight: picture.height }
}

/** The size that goes with the picture of an item, whichever of its fields holds it. */
export const pictureSizeIn = (item: Record<string, unknown>, renamed: Renamed) =>
  sizeFor(item.image ?? item.imageUrl, renamed)

/**
 * Renames in all items that `pages` gives. `main` is the field whose size an item keeps. A field
 * that somebody has changed since it was read stays as it is.
 */
export const renaming =
  <Item extends Pictured>(
    pages: () => AsyncIterable<readonly Item[]>,
    keyOf: (item: Item) => Key,
    main: keyof Item & string,
  ): RenamePictures =>
  async (renamed) => {
    let changed = 0
    for await (const page of pages())
      for (const item of page)
        for (const [field, was] of Object.entries(item)) {
          const value = renamedIn(was, renamed)
          if (value === undefined) continue
          const set = { [field]: value, ...(field === main && sizeFor(was, renamed)) }
          const still = {
            expression: `#id = :id AND #${field} = :was`,
            values: { id: item.id, was },
          }
          if (await update(keyOf(item), { set }, still)) changed++
        }
    return changed
  }
