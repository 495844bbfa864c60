import type { Condition, Item } from './expression.ts'
import { type Key, update } from './verbs.ts'

/**
 * Who changes something (null is nobody with a name) and when; with `expected` only while that version of
 * it stands.
 */
export type Edit = { by: string | null; at: Date; expected?: number | undefined }

type Stamps = 'id' | 'createdAt' | 'updatedAt' | 'version' | 'changedBy'

/** What the office may say of an entity; the rest follows. */
export type FieldsOf<Entity> = Omit<Entity, Stamps>

/** Those of its fields that change; undefined ones stay. */
export type ChangesOf<Entity> = {
  [Name in keyof FieldsOf<Entity>]?: FieldsOf<Entity>[Name] | undefined
}

/** What every new item that the office edits begins with. */
export const firstEdit = ({ by, at }: Pick<Edit, 'by' | 'at'>) => ({
  updatedAt: at.toISOString(),
  changedBy: by,
  version: 1,
})

/** What was stored before versions were counted has none, which is version 0. */
export const isVersion = (expected: number): Condition => ({
  expression:
    expected === 0
      ? '(attribute_not_exists(#version) OR #version = :expected)'
      : '#version = :expected',
  values: { expected },
})

const both = (first: Condition | undefined, second: Condition): Condition => ({
  expression: [first?.expression, second.expression].filter(Boolean).join(' AND '),
  values: { ...first?.values, ...second.values },
})

/** What an update writes of fields, undefined ones taken away: who did it and when, and a version more. */
export const stamped = (fields: Item, { by, at }: Pick<Edit, 'by' | 'at'>) => ({
  set: { ...fields, updatedAt: at.toISOString(), changedBy: by },
  add: { version: 1 },
})

/**
 * Changes the fields of an item that are not undefined, raises its version and notes who did it.
 * Undefined, and nothing changed, when the item is gone, the condition fails or another version stands.
 */
export const edit = (key: Key, fields: Item, { by, at, expected }: Edit, condition?: Condition) => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return update(
    key,
    stamped(Object.fromEntries(given), { by, at }),
    expected === undefined ? condition : both(condition, isVersion(expected)),
  )
}
