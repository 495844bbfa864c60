import * as z from 'zod'
import { keys } from './keys.ts'
import { create, get, remove, update } from './verbs.ts'

/** A logged-in admin. Times are epoch milliseconds, `ttl` epoch seconds: the session ends then. */
const session = z.object({
  tokenHash: z.string(),
  userId: z.uuid(),
  username: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  ttl: z.number(),
})
export type Session = z.output<typeof session>

export const createSession = (given: Session) =>
  create({
    ...keys.session(given.tokenHash),
    ...given,
    gsi1pk: keys.sessionsOf(given.userId),
    gsi1sk: new Date(given.createdAt).toISOString(),
  })

/** The session, unless it has ended; an item that DynamoDB has not expired yet counts as absent. */
export const findSession = async (tokenHash: string, now: Date): Promise<Session | undefined> => {
  const item = await get(keys.session(tokenHash))
  const found = item && session.parse(item)
  return found && found.ttl * 1000 > now.getTime() ? found : undefined
}

export const touchSession = (tokenHash: string, seen: Pick<Session, 'lastSeenAt' | 'ttl'>) =>
  update(keys.session(tokenHash), { set: seen })

export const endSession = (tokenHash: string) => remove(keys.session(tokenHash))
