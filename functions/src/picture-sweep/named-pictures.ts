import { picturedLists, picturesIn } from '@bong-bari/table'
import { withUnreadable } from '../http/unreadable.ts'

const namedInLists = async () => {
  const named: string[] = []
  for (const { pages } of picturedLists)
    for await (const page of pages()) named.push(...picturesIn(page))
  return named
}

/** Of pictures shown now, or possibly by an unreadable item. */
export const namedPictures = async () => {
  const { result, unreadable } = await withUnreadable(namedInLists)
  return new Set([...result, ...picturesIn(unreadable)])
}
