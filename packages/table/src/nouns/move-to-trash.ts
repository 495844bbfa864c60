import { keptDays, nouns, type TrashKind } from '@bong-bari/contract'
import { type EditContext, isUnchanged } from '../db/edit.ts'
import type { Item } from '../db/expression.ts'
import { get, type Key, makeOvertakenError, maxTurns, transact, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

export type Deletion = Pick<EditContext, 'by' | 'at'>

type Deleted = { kind: TrashKind; id: string | number; key: Key }

/** Returns when an item that is deleted at `at` is removed for good, in epoch seconds. */
export const endInTrash = (at: Date) => Math.floor(at.getTime() / 1000) + keptDays.trash * 24 * 3600

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
  ttl: endInTrash(at),
})

/** Moves an item to the trash, in one transaction with the writes of `beside`. Returns false if it is missing. */
export const moveToTrash = async (
  { kind, id, key }: Deleted,
  { by, at }: Deletion,
  beside: (item: Item) => Promise<readonly Write[]> = async () => [],
): Promise<boolean> => {
  for (let turn = 0; turn < maxTurns; turn++) {
    const item = await get(key)
    if (!item) return false
    const own = { remove: key, when: isUnchanged({ pk: item.pk, version: item.version }) }
    const trashed = { put: itemInTrash({ kind, id, item }, { by, at }) }
    const subject = { noun: kind, of: id, label: item[nouns[kind].trash.name] }
    if (!(await transact([own, trashed, ...(await beside(item))], subject))) return true
  }
  throw makeOvertakenError()
}
