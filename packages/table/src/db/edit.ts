import type { Subject } from '../account/audit.ts'
import { both, type Condition, type Item } from './expression.ts'
import { get, type Key, mostTurns, overtaken, transact, type Write } from './verbs.ts'

/** Who (null: nobody with a name) and when; `expected`: only that version. */
export type Edit = { by: string | null; at: Date; expected?: number | undefined }

type Stamps = 'id' | 'createdAt' | 'updatedAt' | 'version' | 'changedBy'

export type FieldsOf<Entity> = Omit<Entity, Stamps>

export type ChangesOf<Entity> = {
  [Name in keyof FieldsOf<Entity>]?: FieldsOf<Entity>[Name] | undefined
}

export const firstEdit = ({ by, at }: Pick<Edit, 'by' | 'at'>) => ({
  updatedAt: at.toISOString(),
  changedBy: by,
  version: 1,
})

/** Reading gives items without a version version 0, so this condition does too. */
export const isVersion = (version: number): Condition => ({
  expression: version
    ? '#version = :version'
    : 'attribute_exists(#pk) AND (attribute_not_exists(#version) OR #version = :version)',
  values: { version },
})

/** The item is as read (id and version), parseable or not. */
export const isUnchanged = (item: Item): Condition => {
  const same = Object.entries(item).filter(([, value]) => value !== undefined)
  const unversioned = item.version === undefined ? ['attribute_not_exists(#version)'] : []
  return {
    expression: [...same.map(([name]) => `#${name} = :${name}`), ...unversioned].join(' AND '),
    values: Object.fromEntries(same),
  }
}

const stamped = (fields: Item, { by, at }: Pick<Edit, 'by' | 'at'>, version: number) => ({
  ...fields,
  updatedAt: at.toISOString(),
  changedBy: by,
  version: version + 1,
})

export const given = (fields: Item): Item =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Undefined fields are removed; `beside` is in the same transaction. */
export type Next = { fields: Item; beside?: readonly Write[]; when?: Condition | undefined }

type Changing<Entity> = Edit & {
  read: (item: Item | undefined) => Entity | undefined
  seen?: Entity | undefined
  /** For the audit, besides changed fields; undefined for no entry. */
  subject?: (current: Entity, next: Item) => Subject | undefined
}

/**
 * Reads an entity and writes what `nextOf` returns, in one transaction if unchanged; retries when overtaken.
 * Undefined, and nothing written, if missing or not the expected version.
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
