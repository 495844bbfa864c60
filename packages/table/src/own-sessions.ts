import type { Subject } from './audit.ts'
import { keys } from './keys.ts'
import { endSession, endSessions, findSessions, type Session } from './session.ts'
import { countLogin } from './team.ts'
import { findUser, type Named, type StoredUser, storedUser } from './user.ts'
import { transact, update } from './verbs.ts'

/** Beyond, the longest unused end. */
const mostSessions = 100

/**
 * Lists a session so it can be ended; hand out the token only afterwards. False if no admin, or the password has changed. `by`: how
 * it was opened, unless by password.
 */
export const registerSession = async (
  { id, username, password }: StoredUser,
  { id: session, tokenHash }: Pick<Session, 'id' | 'tokenHash'>,
  now: Date,
  by?: Subject,
): Promise<boolean> => {
  const item = await update(
    keys.user(username),
    { add: { sessions: new Set([tokenHash]), logins: 1 } },
    { expression: '#id = :id AND #password = :password', values: { id, password } },
  )
  if (!item || !(await countLogin({ id, username, session }, now, by))) return false
  const { sessions } = storedUser.parse(item)
  if (sessions.size > mostSessions) await tidySessions(username, sessions, now)
  return true
}

const forget = (username: string, tokenHashes: string[]) =>
  update(keys.user(username), { drop: { sessions: new Set(tokenHashes) } })

const tidySessions = async (username: string, sessions: Set<string>, now: Date) => {
  const live = await findSessions(sessions, now)
  const latest = live.sort((a, b) => b.lastSeenAt - a.lastSeenAt).slice(0, mostSessions)
  const kept = new Set(latest.map(({ tokenHash }) => tokenHash))
  const rest = [...sessions].filter((hash) => !kept.has(hash))
  await endSessions(rest)
  if (rest.length) await forget(username, rest)
}

/** Newest first. */
export const listSessions = async ({ id, username }: Named, now: Date) => {
  const user = await findUser(username)
  return user?.id === id ? findSessions(user.sessions, now) : []
}

/** Ends a session, even of a removed account. */
export const leaveSession = async (username: string, tokenHash: string, subject?: Subject) => {
  const ended = { remove: keys.session(tokenHash) }
  const changes = { drop: { sessions: new Set([tokenHash]) } }
  const left = await transact([ended, { update: keys.user(username), changes }], subject)
  if (left) await endSession(tokenHash)
}
