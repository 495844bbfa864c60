import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { create, get, remove, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/**
 * A session. Times are epoch milliseconds, but its end `ttl` is in epoch seconds. `id` is no secret; `device` is such as
 * `Chrome on Android`.
 */
export const storedSession = z.object({
  id: z.uuid(),
  tokenHash: z.string(),
  userId: z.uuid(),
  username: z.string(),
  device: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** When the password was last given; undefined means at creation. */
  provenAt: z.optional(z.number()),
  ttl: z.number(),
})
export type Session = z.output<typeof storedSession>

export const createSession = (given: Session) =>
  create({ ...keys.session(given.tokenHash), ...given })

const read = readerFor('session', storedSession, ({ id }) => id)

/** Finds a session that has not ended. DynamoDB deletes ended ones late, so the end is checked here. */
export const findSession = async (tokenHash: string, now: Date): Promise<Session | undefined> => {
  const session = read.one(await get(keys.session(tokenHash)))
  return session && session.ttl * 1000 > now.getTime() ? session : undefined
}

export const touchSession = (tokenHash: string, changes: Pick<Session, 'lastSeenAt' | 'ttl'>) =>
  update(keys.session(tokenHash), { set: changes })

export const proveSession = (tokenHash: string, now: Date) =>
  update(keys.session(tokenHash), { set: { provenAt: now.getTime() } })

export const endSession = (tokenHash: string) => remove(keys.session(tokenHash))

/** Ends several sessions. When it rejects, all have ended but those whose removal failed. */
export const endSessions = async (tokenHashes: readonly string[]) => {
  const ended = await Promise.allSettled(tokenHashes.map(endSession))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** Finds the sessions that have not ended, newest first. */
export const findSessions = async (
  tokenHashes: Iterable<string>,
  now: Date,
): Promise<Session[]> => {
  const sessions = await Promise.all([...tokenHashes].map((hash) => findSession(hash, now)))
  return sessions
    .filter((one) => one !== undefined)
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}
