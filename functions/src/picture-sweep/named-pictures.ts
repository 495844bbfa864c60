import { picturedLists } from '@bong-bari/table'

const address = /\/(media\/[0-9a-f]{64}\.(?:png|jpg|webp))/g

/** Keys of the stored pictures that any field of an entity names, in an address or in its text. */
const keysIn = (entities: unknown) =>
  [...JSON.stringify(entities).matchAll(address)].map(([, key = '']) => key)

/** Keys of all stored pictures that something still shows. */
export const namedPictures = async () => {
  const named = new Set<string>()
  for (const { pages } of picturedLists)
    for await (const page of pages()) for (const key of keysIn(page)) named.add(key)
  return named
}
