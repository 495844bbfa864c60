import { picturedLists, picturesIn } from '@bong-bari/table'
import { withUnreadable } from '../http/unreadable.ts'

const namedInLists = async () => {
  const named: string[] = []
  for (const { pages } of picturedLists)
    for await (const page of pages()) named.push(...picturesIn(page))
  return named
}

/** Keys of all stored pictures that something still shows, or may once it can be read again. */
export const namedPictures = async () => {
  const { result, unreadable } = await withUnreadable(namedInLists)
  return new Set([...result, ...picturesIn(unreadable)])
}
