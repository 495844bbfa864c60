import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { refuseFixedFields } from './parse.ts'
import { refuse } from './refuse.ts'
import type { RequestFacts } from './serve.ts'
import type { CurrentSession } from './session.ts'

export type EditRequest = Pick<RequestFacts, 'now'> &
  Pick<CurrentSession, 'user'> & { headers?: { 'if-match'?: number | undefined } | undefined }

export const createEdit = ({ now, user, headers }: EditRequest) => ({
  by: user.username,
  at: now,
  expected: headers?.['if-match'],
})

type ChangeSteps<Entity, Fields> = {
  response: z.ZodMiniType
  /** Undefined accepts any version. */
  expected: number | undefined
  /** Finds the entity, or refuses. */
  find: () => Promise<Entity>
  /** The fields to write; undefined ones stay as they are. */
  fields: (current: Entity) => Fields | Promise<Fields>
  /** Writes the fields. Returns undefined if nothing was written. */
  write: (fields: Fields, current: Entity) => Promise<Entity | undefined>
  /** Refuses an entity that was deleted meanwhile. */
  gone: () => never
}

/** Whether an entity already has these values. */
export const hasFields = (entity: object, fields: object) => {
  const values = new Map<string, unknown>(Object.entries(entity))
  return Object.entries(fields).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(values.get(name), value),
  )
}

/**
 * Changes the expected version of an entity. If it has another version but already these values, it is answered, because the first answer may
 * have been lost. Otherwise refuses with the current entity.
 */
export const applyChange = async <Entity extends { version: number }, Fields extends object>({
  response,
  expected,
  find,
  fields,
  write,
  gone,
}: ChangeSteps<Entity, Fields>): Promise<Entity> => {
  const current = await find()
  const isExpected = expected === undefined || expected === current.version
  if (isExpected) refuseFixedFields(response, current)
  const changes = await fields(current)
  const changed = isExpected ? await write(changes, current) : undefined
  if (changed) return changed
  if (expected === undefined) return gone()
  const now = isExpected ? await find() : current
  if (now.version === expected) return gone()
  if (hasFields(now, changes)) return now
  return refuse('changed-meanwhile', { current: response.parse(now) })
}
