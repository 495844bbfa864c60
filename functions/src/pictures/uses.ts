import type { PictureUse } from '@bong-bari/contract'
import { picturedKinds, picturesIn } from '@bong-bari/table'
import { withUnreadable } from '../http/unreadable.ts'

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null)

/** What a person calls it: a deleted thing by what it was. */
const titleOf = (entity: object) => {
  const { title, name, sectionType } = Object('item' in entity ? entity.item : entity)
  return textOf(title) ?? textOf(name) ?? textOf(sectionType)
}

const usesInKinds = async () => {
  const uses = new Map<string, PictureUse[]>()
  for (const { kind, lists } of picturedKinds)
    for (const { pages } of lists)
      for await (const page of pages())
        for (const entity of page) {
          const use = { kind, id: String(Object(entity).id), title: titleOf(entity) }
          for (const key of new Set(picturesIn(entity, ['shareImage'])))
            uses.set(key, [...(uses.get(key) ?? []), use])
        }
  return uses
}

/** What names each stored picture, by the picture's key; what cannot be read has no title. */
export const usesOfPictures = async (): Promise<Map<string, PictureUse[]>> => {
  const { result: uses, unreadable } = await withUnreadable(usesInKinds)
  for (const { kind, id, item } of unreadable)
    for (const key of new Set(picturesIn(item)))
      uses.set(key, [...(uses.get(key) ?? []), { kind, id, title: null }])
  return uses
}
