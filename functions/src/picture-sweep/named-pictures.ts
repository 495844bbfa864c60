import { pictureAddress, picturedLists } from '@bong-bari/table'
import { withUnreadable } from '../http/unreadable.ts'

/** Keys of the stored pictures that any field of an entity names, in an address or in its text. */
const keysIn = (entities: unknown) =>
  [...JSON.stringify(entities).matchAll(pictureAddress)].map(([, key = '']) => key)

const namedInLists = async () => {
  const named: string[] = []
  for (const { pages } of picturedLists)
    for await (const page of pages()) named.push(...keysIn(page))
  return named
}

/** Keys of all stored pictures that something still shows, or may once it can be read again. */
export const namedPictures = async () => {
  const { result, unreadable } = await withUnreadable(namedInLists)
  return new Set([...result, ...keysIn(unreadable)])
}
