import type { TrashKind } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import {
  type ChangesOf,
  change,
  given as defined,
  type Edit,
  type FieldsOf,
  firstEdit,
} from './edit.ts'
import { keys } from './keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'
import { readerFor } from './unreadable.ts'
import { all, createOnce, get, increment } from './verbs.ts'

const sortKey = (id: number) => String(id).padStart(12, '0')

/**
 * Items of one small partition with whole numbers for ids, which count up from 1 and are never given
 * twice, not even after a deletion.
 */
export const numbered = <Schema extends z.ZodMiniType<{ version: number }>>(
  kind: Extract<TrashKind, 'training' | 'template' | 'reply'>,
  partition: string,
  schema: Schema,
) => {
  type Entity = z.output<Schema>
  const keyOf = (id: number) => ({ pk: partition, sk: sortKey(id) })
  const read = readerFor(kind, schema, ({ sk }) => Number(sk))
  const itemOf = (given: FieldsOf<Entity>, id: number, made: Pick<Edit, 'by' | 'at'>) => ({
    ...given,
    ...keyOf(id),
    ...{ id, createdAt: made.at.toISOString() },
    ...firstEdit(made),
  })
  return {
    /** One as the table keeps it. */
    itemOf,

    /** All of them, by id. */
    list: async () => read.every(await all(partition)),

    find: async (id: number): Promise<Entity | undefined> => read.one(await get(keyOf(id))),

    create: async (given: FieldsOf<Entity>, made: Edit): Promise<Entity> => {
      for (;;) {
        const id = await increment(keys.counter(partition))
        const item = itemOf(given, id, made)
        if (await createOnce(item)) return schema.parse(item)
      }
    },

    /** Undefined when there is none with that id, or another version of it. */
    update: async (
      id: number,
      changes: ChangesOf<Entity>,
      made: Edit,
    ): Promise<Entity | undefined> =>
      change(keyOf(id), { ...made, read: read.one }, () => ({ fields: defined(changes) })),

    /** Moves it to the trash; false when there was none with that id. */
    remove: (id: number, made: Deletion) => moveToTrash({ kind, id, key: keyOf(id) }, made),
  }
}
