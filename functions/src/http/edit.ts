import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { refuseFixed } from './parse.ts'
import { refuse } from './refuse.ts'
import type { RequestFacts } from './serve.ts'
import type { CurrentSession } from './session.ts'

export type Asked = Pick<RequestFacts, 'now'> &
  Pick<CurrentSession, 'user'> & { headers?: { 'if-match'?: number | undefined } | undefined }

export const editBy = ({ now, user, headers }: Asked) => ({
  by: user.username,
  at: now,
  expected: headers?.['if-match'],
})

type Steps<Entity, Fields> = {
  response: z.ZodMiniType
  /** Absent: any version. */
  expected: number | undefined
  /** Refuses if missing. */
  find: () => Promise<Entity>
  /** Undefined ones stay. */
  fields: (current: Entity) => Fields | Promise<Fields>
  /** Undefined where nothing was written. */
  write: (fields: Fields, current: Entity) => Promise<Entity | undefined>
  /** Refuses what was deleted since. */
  gone: () => never
}

/** Whether the change is already there. */
export const holds = (entity: object, fields: object) => {
  const known = new Map<string, unknown>(Object.entries(entity))
  return Object.entries(fields).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(known.get(name), value),
  )
}

/**
 * Changes the expected version. Another version that already has the change is answered, as the first answer may have been lost; else
 * refuses with the current entity.
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
