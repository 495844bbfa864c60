import { randomUUID } from 'node:crypto'
import { type Field, nouns, type SmallNoun } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import type { AuditSubject } from '../account/audit.ts'
import {
  type ChangesOf,
  changeEntity,
  omitUndefined as defined,
  type EditContext,
  type FieldsOf,
  firstStamps,
} from '../db/edit.ts'
import type { Item } from '../db/expression.ts'
import { readerFor } from '../db/unreadable.ts'
import { createOnce, get, increment, queryAll } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import type { Described } from './describe-picture.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'

type Noun = {
  name: SmallNoun
  fields: Record<string, Field>
  stored: z.ZodMiniObject & z.ZodMiniType<{ id: string | number; version: number }>
  picture: string | undefined
}

/** `order` sorts the list, else it is by id. With `isReadByBot` a change makes the bot read again. */
type NounOptions<Entity> = { order?: (a: Entity, b: Entity) => number; isReadByBot?: true }

/** Makes the table of a small noun: its keys, and functions that list, find, create, update and remove items. */
export const nounTable = <N extends Noun>(
  noun: N,
  { order, isReadByBot }: NounOptions<z.output<N['stored']>> = {},
) => {
  type Entity = z.output<N['stored']>
  type Id = Entity['id']
  const { name } = noun
  const schema: N['stored'] = noun.stored
  const isNumbered = nouns[name].id === 'number'
  const partition = keys.small(name)
  const keyOf = (id: string | number) => keys.ofSmall(name, id)
  const read = readerFor(name, schema, ({ sk }) => (isNumbered ? Number(sk) : sk))
  const { trash } = nouns[name]
  const subjectOf = (one: Item, of: unknown): AuditSubject => ({
    noun: name,
    of: String(of),
    label: one[trash.name],
  })
  const newId = () => (isNumbered ? increment(keys.counter(partition)) : randomUUID())
  const itemOf = (
    fields: FieldsOf<Entity>,
    id: string | number,
    made: Pick<EditContext, 'by' | 'at'>,
  ) => ({
    ...fields,
    ...keyOf(id),
    id,
    createdAt: made.at.toISOString(),
    ...firstStamps(made),
  })
  return {
    noun,
    schema,
    isReadByBot,
    keyOf,

    itemOf,

    list: async (): Promise<Entity[]> => {
      const items = read.every(await queryAll(partition))
      return order ? items.sort(order) : items
    },

    find: async (id: Id): Promise<Entity | undefined> => read.one(await get(keyOf(id))),

    create: async (fields: FieldsOf<Entity>, made: EditContext): Promise<Entity> => {
      for (;;) {
        const item = itemOf(fields, await newId(), made)
        if (await createOnce(item, subjectOf(item, item.id))) return schema.parse(item)
      }
    },

    /** Stores a whole item, as seeds and imports do. Returns false if the id is taken. */
    store: (whole: Entity & { id: Id }): Promise<boolean> =>
      createOnce({ ...keyOf(whole.id), ...schema.parse(whole) }),

    /** Changes an item. Returns undefined if it is missing or has another version than `made.expected`. */
    update: (id: Id, changes: ChangesOf<Entity>, made: EditContext): Promise<Entity | undefined> =>
      changeEntity(
        keyOf(id),
        { ...made, read: read.one, subject: (one) => subjectOf({ ...one }, id) },
        () => ({ fields: defined(changes) }),
      ),

    /** Moves an item to the trash. Returns false if it is missing. */
    remove: (id: Id, made: Deletion) => moveToTrash({ kind: name, id, key: keyOf(id) }, made),
  }
}

export type TableOf<N extends Noun> = ReturnType<typeof nounTable<N>>

export type NounTable = Pick<
  ReturnType<typeof nounTable<Noun>>,
  'noun' | 'schema' | 'isReadByBot' | 'keyOf'
> & { list: () => Promise<Described[]> }
