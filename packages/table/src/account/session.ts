import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { create, get, remove, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Epoch milliseconds; `ttl`, its end, in seconds. `id` is no secret; `device` is such as `Chrome on Android`. */
export const storedSession = z.object({
  id: z.uuid(),
  tokenHash: z.string(),
  userId: z.uuid(),
  username: z.string(),
  device: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** Last password; undefined: at creation. */
  provenAt: z.optional(z.number()),
  ttl: z.number(),
})
export type Session = z.output<typeof storedSession>

export const createSession = (given: Session) =>
  create({ ...keys.session(given.tokenHash), ...given })

const read = readerFor('session', storedSession, ({ id }) => id)

/** DynamoDB may not have expired an ended one yet. */
export const findSession = async (tokenHash: string, now: Date): Promise<Session | undefined> => {
  const found = read.one(await get(keys.session(tokenHash)))
  return found && found.ttl * 1000 > now.getTime() ? found : undefined
}

export const touchSession = (tokenHash: string, seen: Pick<Session, 'lastSeenAt' | 'ttl'>) =>
  update(keys.session(tokenHash), { set: seen })

export const proveSession = (tokenHash: string, now: Date) =>
  update(keys.session(tokenHash), { set: { provenAt: now.getTime() } })

export const endSession = (tokenHash: string) => remove(keys.session(tokenHash))

/** One by one; when it rejects, all but the failed have ended. */
export const endSessions = async (tokenHashes: readonly string[]) => {
  const ended = await Promise.allSettled(tokenHashes.map(endSession))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** Newest first. */
export const findSessions = async (
  tokenHashes: Iterable<string>,
  now: Date,
): Promise<Session[]> => {
  const found = await Promise.all([...tokenHashes].map((hash) => findSession(hash, now)))
  return found
    .filter((one) => one !== undefined)
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}
