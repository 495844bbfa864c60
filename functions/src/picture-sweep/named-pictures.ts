import { listPosts, listSections } from '@bong-bari/table'

const address = /\/(media\/[0-9a-f]{64}\.(?:png|jpg|webp))/g

/** Keys of the stored pictures that any field of an entity names, in an address or in its text. */
const keysIn = (entities: unknown) =>
  [...JSON.stringify(entities).matchAll(address)].map(([, key = '']) => key)

const keysInPosts = async () => {
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const page = await listPosts({ limit: 100, cursor })
    keys.push(...keysIn(page.items))
    cursor = page.next
  } while (cursor)
  return keys
}

/** Keys of all stored pictures that something still shows. */
export const namedPictures = async () =>
  new Set([...keysIn(await listSections()), ...(await keysInPosts())])
