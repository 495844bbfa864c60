import type { AuditSubject } from '../account/audit.ts'
import { type Condition, type Item, joinConditions } from './expression.ts'
import { get, type Key, makeOvertakenError, maxTurns, transact, type Write } from './verbs.ts'

/** Who makes a change (null: nobody with a name) and when. With `expected` only that version is changed. */
export type EditContext = { by: string | null; at: Date; expected?: number | undefined }

type Stamps = 'id' | 'createdAt' | 'updatedAt' | 'version' | 'changedBy'

export type FieldsOf<Entity> = Omit<Entity, Stamps>

export type ChangesOf<Entity> = {
  [Name in keyof FieldsOf<Entity>]?: FieldsOf<Entity>[Name] | undefined
}

export const firstStamps = ({ by, at }: Pick<EditContext, 'by' | 'at'>) => ({
  updatedAt: at.toISOString(),
  changedBy: by,
  version: 1,
})

/** Items without a version are read as version 0, so this condition takes them as 0 too. */
export const isVersion = (version: number): Condition => ({
  expression: version
    ? '#version = :version'
    : 'attribute_exists(#pk) AND (attribute_not_exists(#version) OR #version = :version)',
  values: { version },
})

/** Requires that the item still has the given fields, even if its schema refuses it. Without a version it must have none. */
export const isUnchanged = (item: Item): Condition => {
  const same = Object.entries(item).filter(([, value]) => value !== undefined)
  const unversioned = item.version === undefined ? ['attribute_not_exists(#version)'] : []
  return {
    expression: [...same.map(([name]) => `#${name} = :${name}`), ...unversioned].join(' AND '),
    values: Object.fromEntries(same),
  }
}

const addStamps = (fields: Item, { by, at }: Pick<EditContext, 'by' | 'at'>, version: number) => ({
  ...fields,
  updatedAt: at.toISOString(),
  changedBy: by,
  version: version + 1,
})

export const omitUndefined = (fields: Item): Item =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** What a change writes. Undefined fields are removed; `beside` is written in the same transaction, on condition of `when`. */
export type EntityChange = { fields: Item; beside?: readonly Write[]; when?: Condition | undefined }

type ChangeOptions<Entity> = EditContext & {
  read: (item: Item | undefined) => Entity | undefined
  seen?: Entity | undefined
  /** What the audit entry says besides the changed fields; undefined for no entry. */
  subject?: (current: Entity, next: Item) => AuditSubject | undefined
}

/**
 * Reads an entity and writes what `nextOf` returns in one transaction, if the entity has not changed; else it reads again. If `nextOf`
 * returns undefined, nothing is written and the entity is returned. Returns undefined if it is missing or not the expected version.
 * Throws if others were quicker 20 times.
 */
export const changeEntity = async <Entity extends { version: number }>(
  key: Key,
  { read, seen, subject, ...made }: ChangeOptions<Entity>,
  nextOf: (current: Entity) => EntityChange | undefined | Promise<EntityChange | undefined>,
): Promise<Entity | undefined> => {
  for (let turn = 0; turn < maxTurns; turn++) {
    const current = (turn ? undefined : seen) ?? read(await get(key))
    if (!current) return undefined
    const next = await nextOf(current)
    if (!next) return current
    if (made.expected !== undefined && made.expected !== current.version) return undefined
    const set = addStamps(next.fields, made, current.version)
    const when = joinConditions(isVersion(current.version), next.when)
    const own = { update: key, changes: { set }, when }
    const about = subject?.(current, next.fields)
    const audited = about && { ...about, changes: { from: current, to: next.fields } }
    if (!(await transact([own, ...(next.beside ?? [])], audited)))
      return read({ ...current, ...set })
  }
  throw makeOvertakenError()
}
