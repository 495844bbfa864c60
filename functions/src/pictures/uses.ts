import type { PictureUse } from '@bong-bari/contract'
import { picturedKinds, picturesIn } from '@bong-bari/table'
import { withUnreadable } from '../http/unreadable.ts'

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null)

/** A deleted thing by its former title. */
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

/** By picture key; unreadable items have no title. */
export const usesOfPictures = async (): Promise<Uses> => {
  const { result: uses, unreadable } = await withUnreadable(usesInKinds)
  for (const { kind, id, item } of unreadable)
    for (const key of picturesIn(item)) addUse(uses, key, { kind, id, title: null })
  return uses
}
