import type { OwnSession } from '@bong-bari/contract'
import { leaveSession, listSessions } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { type CurrentSession, hashOfSessionId } from '../http/session.ts'

type Facts = Pick<RequestFacts & CurrentSession, 'user' | 'sessionId' | 'now'>

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Live ones, newest first. */
export const ownSessions = async ({ user, sessionId, now }: Facts): Promise<OwnSession[]> => {
  const current = hashOfSessionId(sessionId)
  return (await listSessions(user, now)).map((one) => ({
    id: one.id,
    createdAt: iso(one.createdAt),
    lastSeenAt: iso(one.lastSeenAt),
    expiresAt: iso(one.ttl * 1000),
    isCurrent: one.tokenHash === current,
    device: one.device,
  }))
}

/** Another user's session does not exist here. */
export const endOwnSession = async (id: string, { user, now }: Facts) => {
  const session = (await listSessions(user, now)).find((one) => one.id === id)
  if (!session) return refuse('session-not-found')
  const subject = { noun: 'user', of: user.id, label: session.device } as const
  await leaveSession(user.username, session.tokenHash, subject)
  return { id }
}
