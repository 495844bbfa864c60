import { randomUUID } from 'node:crypto'
import { type Field, nouns, type SmallNoun } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import type { Subject } from '../account/audit.ts'
import {
  type ChangesOf,
  change,
  given as defined,
  type Edit,
  type FieldsOf,
  firstEdit,
} from '../db/edit.ts'
import type { Item } from '../db/expression.ts'
import { readerFor } from '../db/unreadable.ts'
import { all, createOnce, get, increment } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import type { Described } from './describe-picture.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'

type Noun = {
  name: SmallNoun
  fields: Record<string, Field>
  stored: z.ZodMiniObject & z.ZodMiniType<{ id: string | number; version: number }>
  picture: string | undefined
}

/** `order` if not by id; `isReadByBot`: changes invalidate the bot's copy. */
type Around<Entity> = { order?: (a: Entity, b: Entity) => number; isReadByBot?: true }

/** A noun's keys, and how to read and write items. */
export const nounTable = <N extends Noun>(
  noun: N,
  { order, isReadByBot }: Around<z.output<N['stored']>> = {},
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
  const subjectOf = (one: Item, of: unknown): Subject => ({
    noun: name,
    of: String(of),
    label: one[trash.name],
  })
  const newId = () => (isNumbered ? increment(keys.counter(partition)) : randomUUID())
  const itemOf = (given: FieldsOf<Entity>, id: string | number, made: Pick<Edit, 'by' | 'at'>) => ({
    ...given,
    ...keyOf(id),
    ...{ id, createdAt: made.at.toISOString() },
    ...firstEdit(made),
  })
  return {
    noun,
    schema,
    isReadByBot,
    keyOf,

    itemOf,

    list: async (): Promise<Entity[]> => {
      const found = read.every(await all(partition))
      return order ? found.sort(order) : found
    },

    find: async (id: Id): Promise<Entity | undefined> => read.one(await get(keyOf(id))),

    create: async (given: FieldsOf<Entity>, made: Edit): Promise<Entity> => {
      for (;;) {
        const item = itemOf(given, await newId(), made)
        if (await createOnce(item, subjectOf(item, item.id))) return schema.parse(item)
      }
    },

    /** False where the id is taken. */
    store: (whole: Entity & { id: Id }): Promise<boolean> =>
      createOnce({ ...keyOf(whole.id), ...schema.parse(whole) }),

    /** Undefined if missing or another version. */
    update: (id: Id, changes: ChangesOf<Entity>, made: Edit): Promise<Entity | undefined> =>
      change(
        keyOf(id),
        { ...made, read: read.one, subject: (one) => subjectOf({ ...one }, id) },
        () => ({ fields: defined(changes) }),
      ),

    /** False if missing. */
    remove: (id: Id, made: Deletion) => moveToTrash({ kind: name, id, key: keyOf(id) }, made),
  }
}

export type TableOf<N extends Noun> = ReturnType<typeof nounTable<N>>

export type NounTable = Pick<
  ReturnType<typeof nounTable<Noun>>,
  'noun' | 'schema' | 'isReadByBot' | 'keyOf'
> & { list: () => Promise<Described[]> }
