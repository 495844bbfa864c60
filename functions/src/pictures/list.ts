import {
  type ListedPicture,
  limits,
  type Page,
  type ParsedInput,
  type pictures,
} from '@bong-bari/contract'
import { listPictureNotes } from '@bong-bari/table'
import { usesOfPictures } from './uses.ts'

type Query = ParsedInput<typeof pictures.list>['query']

/** Newest first, each with its current uses. */
export const picturePage = async ({
  cursor,
  status,
  limit = limits.picturePage.default,
}: Query): Promise<Page<ListedPicture[]>> => {
  const [{ items, next }, uses] = await Promise.all([
    listPictureNotes({ limit, cursor }),
    usesOfPictures(),
  ])
  const listed = items.map((one) => ({ ...one, uses: uses.get(`media/${one.id}`) ?? [] }))
  return {
    items: status === 'unused' ? listed.filter((one) => one.uses.length === 0) : listed,
    next,
  }
}
