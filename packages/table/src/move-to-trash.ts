import { keptDays, type TrashKind } from '@bong-bari/contract'
import type { Edit } from './edit.ts'
import type { Condition, Item } from './expression.ts'
import { keys } from './keys.ts'
import { get, type Key, put, remove } from './verbs.ts'

/** Who deletes something, and when. */
export type Deletion = Pick<Edit, 'by' | 'at'>

type Deleted = { kind: TrashKind; id: string | number; key: Key }

type Asked = {
  /** What the item must be to be the one that is meant. */
  isMeant?: (item: Item) => boolean
  /** The item as it is to come back. */
  asKept?: (item: Item) => Item
}

/** Of the same thing and version; what was stored before versions were counted has none. */
const unchanged = ({ pk, version, gsi2pk }: Item): Condition => {
  const given = Object.entries({ pk, version, gsi2pk }).filter(([, value]) => value !== undefined)
  const same = given.map(([name]) => `#${name} = :${name}`)
  const unversioned = version === undefined ? ['attribute_not_exists(#version)'] : []
  return {
    expression: [...same, ...unversioned].join(' AND '),
    values: Object.fromEntries(given),
  }
}

/** What was deleted, as the trash keeps it. */
export const itemInTrash = (
  { kind, id, item }: Pick<Deleted, 'kind' | 'id'> & { item: Item },
  { by, at }: Deletion,
) => ({
  ...keys.inTrash(kind, id),
  kind,
  id: String(id),
  item,
  deletion: crypto.randomUUID(),
  deletedAt: at.toISOString(),
  deletedBy: by,
  ttl: Math.floor(at.getTime() / 1000) + keptDays.trash * 24 * 3600,
})

/**
 * Takes an item out of its place and keeps it in the trash; false when it was gone. It is kept before
 * it goes, and goes only as it was kept: what somebody changes meanwhile is kept too.
 */
export const moveToTrash = async (
  { kind, id, key }: Deleted,
  { by, at }: Deletion,
  { isMeant = () => true, asKept = (item) => item }: Asked = {},
): Promise<boolean> => {
  for (;;) {
    const item = await get(key)
    if (!item || !isMeant(item)) return false
    await put(itemInTrash({ kind, id, item: asKept(item) }, { by, at }))
    if (await remove(key, unchanged(item))) return true
  }
}
