import type { Subject } from './audit.ts'
import { both, type Condition, type Item } from './expression.ts'
import { get, type Key, mostTurns, overtaken, transact, type Write } from './verbs.ts'

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

export const isVersion = (version: number): Condition => ({
  expression: '#version = :version',
  values: { version },
})

/** An item still is what was read, even where that cannot be understood: the same thing in the same version. */
export const isUnchanged = (item: Item): Condition => {
  const same = Object.entries(item).filter(([, value]) => value !== undefined)
  const unversioned = item.version === undefined ? ['attribute_not_exists(#version)'] : []
  return {
    expression: [...same.map(([name]) => `#${name} = :${name}`), ...unversioned].join(' AND '),
    values: Object.fromEntries(same),
  }
}

/** What an update writes of fields, undefined ones taken away: who did it and when, and a version more. */
const stamped = (fields: Item, { by, at }: Pick<Edit, 'by' | 'at'>, version: number) => ({
  ...fields,
  updatedAt: at.toISOString(),
  changedBy: by,
  version: version + 1,
})

/** Those that are to change. */
export const given = (fields: Item): Item =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** What becomes of an entity: fields that change (undefined ones go), and what is written with it. */
export type Next = { fields: Item; beside?: readonly Write[]; when?: Condition | undefined }

type Changing<Entity> = Edit & {
  read: (item: Item | undefined) => Entity | undefined
  /** The entity, where it was read just now. */
  seen?: Entity | undefined
  /** What the audit says of it, beside the fields that change; undefined where it says nothing. */
  subject?: (current: Entity, next: Item) => Subject | undefined
}

/**
 * Changes an entity with all that belongs to the change, or nothing at all: reads it, asks `nextOf` what becomes
 * of it, and writes that on condition of the version that was read; starts over when somebody was quicker. Answers
 * it as it is then, where `nextOf` says that nothing changes as it was; undefined, and nothing written, where there
 * is none or another version than the expected one.
 */
export const change = async <Entity extends { version: number }>(
  key: Key,
  { read, seen, subject, ...made }: Changing<Entity>,
  nextOf: (current: Entity) => Next | undefined | Promise<Next | undefined>,
): Promise<Entity | undefined> => {
  for (let turn = 0; turn < mostTurns; turn++) {
    const current = (turn ? undefined : seen) ?? read(await get(key))
    if (!current) return undefined
    const next = await nextOf(current)
    if (!next) return current
    if (made.expected !== undefined && made.expected !== current.version) return undefined
    const set = stamped(next.fields, made, current.version)
    const when = both(isVersion(current.version), next.when)
    const own = { update: key, changes: { set }, when }
    const about = subject?.(current, next.fields)
    const told = about && { ...about, changes: { from: current, to: next.fields } }
    if (!(await transact([own, ...(next.beside ?? [])], told))) return read({ ...current, ...set })
  }
  throw overtaken()
}
