import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { refuseFixed } from './fixed-fields.ts'
import { refuse } from './refuse.ts'
import type { RequestFacts } from './serve.ts'
import type { CurrentSession } from './session.ts'

export type Asked = Pick<RequestFacts, 'now'> &
  Pick<CurrentSession, 'user'> & { headers?: { 'if-match'?: number | undefined } | undefined }

/** Who asks for a change and when, and the version that it is meant for. */
export const editBy = ({ now, user, headers }: Asked) => ({
  by: user.username,
  at: now,
  expected: headers?.['if-match'],
})

type Steps<Entity, Fields> = {
  /** As its route answers it. */
  response: z.ZodMiniType
  /** The version that the change is meant for; without one whatever stands is changed. */
  expected: number | undefined
  /** The entity as it stands now; refuses where there is none. */
  find: () => Promise<Entity>
  /** The fields that are to be changed; undefined ones stay. */
  fields: (current: Entity) => Fields | Promise<Fields>
  /** Undefined where nothing was written. */
  write: (fields: Fields, current: Entity) => Promise<Entity | undefined>
  /** Refuses what was deleted meanwhile. */
  gone: () => never
}

/** Whether something says already what a change asks for. */
export const holds = (entity: object, fields: object) => {
  const known = new Map<string, unknown>(Object.entries(entity))
  return Object.entries(fields).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(known.get(name), value),
  )
}

/**
 * Changes an entity while the expected version of it stands. Where another one does, and says what was
 * asked for already, that is the answer: the caller may have lost the answer to this very change. Else
 * it is refused with the entity as it is now.
 */
export const changing = async <Entity extends { version: number }, Fields extends object>({
  response,
  expected,
  find,
  fields,
  write,
  gone,
}: Steps<Entity, Fields>): Promise<Entity> => {
  const current = await find()
  const isExpected = expected === undefined || expected === current.version
  if (isExpected) refuseFixed(response, current)
  const asked = await fields(current)
  const changed = isExpected ? await write(asked, current) : undefined
  if (changed) return changed
  if (expected === undefined) return gone()
  const now = isExpected ? await find() : current
  if (now.version === expected) return gone()
  if (holds(now, asked)) return now
  return refuse('changed-meanwhile', { current: response.parse(now) })
}
