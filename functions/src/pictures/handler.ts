import {
  type ListedPicture,
  limits,
  type Page,
  type ParsedInput,
  type Picture,
  type PictureUse,
  pictures,
} from '@bong-bari/contract'
import {
  describePicture,
  findPictureNote,
  listPictureNotes,
  picturedKinds,
  picturesIn,
  updatePictureNote,
} from '@bong-bari/table'
import { startUpload } from '../adapters/media.ts'
import { changing, editBy } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { withUnreadable } from '../http/unreadable.ts'

const gone = () => refuse('picture-not-found')

/** Everywhere; a repeat does it again. */
const spreadWords = ({ src, altBn: bn, altEn: en }: Picture) =>
  describePicture(src, bn || en ? { bn, en } : null)

type Query = ParsedInput<typeof pictures.list>['query']

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null)

/** A deleted thing's former title. */
const titleOf = (entity: object) => {
  const { title, name, sectionType } = Object('item' in entity ? entity.item : entity)
  return textOf(title) ?? textOf(name) ?? textOf(sectionType)
}

type Uses = Map<string, PictureUse[]>

/** A post and its revisions are one use. */
const addUse = (uses: Uses, key: string, use: PictureUse) => {
  const known = uses.get(key) ?? []
  if (!known.some(({ id }) => id === use.id)) uses.set(key, [...known, use])
}

const usesInKinds = async () => {
  const uses: Uses = new Map()
  for (const { kind, lists } of picturedKinds)
    for (const { pages } of lists)
      for await (const page of pages())
        for (const entity of page) {
          const use = { kind, id: String(Object(entity).id), title: titleOf(entity) }
          for (const key of picturesIn(entity, ['shareImage'])) addUse(uses, key, use)
        }
  return uses
}

/** Unreadable items have no title. */
const usesOfPictures = async (): Promise<Uses> => {
  const { result: uses, unreadable } = await withUnreadable(usesInKinds)
  for (const { kind, id, item } of unreadable)
    for (const key of picturesIn(item)) addUse(uses, key, { kind, id, title: null })
  return uses
}

/** Newest first, with current uses. */
const picturePage = async ({
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

export const handler = serve(pictures, {
  startUpload: ({ body }) => startUpload(body),

  keep: async ({ body, ...facts }) => {
    // Large and seldom needed.
    const { keepUploaded } = await import('./keep.ts')
    return keepUploaded(body, editBy(facts))
  },

  list: ({ query }) => picturePage(query),

  describe: async ({ params: { id }, body, ...facts }) => {
    const made = editBy(facts)
    const described = await changing({
      response: pictures.describe.response,
      expected: made.expected,
      find: async () => (await findPictureNote(id)) ?? gone(),
      fields: () => body,
      write: (fields) => updatePictureNote(id, fields, made),
      gone,
    })
    await spreadWords(described)
    return described
  },
})
