import type { auth, BodyOf } from '@bong-bari/contract'
import {
  createSession,
  endSession,
  findSession,
  findUser,
  foldUsername,
  leaveSession,
  registerSession,
  type StoredUser,
} from '@bong-bari/table'
import type { HttpEvent } from '../http/event.ts'
import { refuse } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { csrfTokenOf, hashOfSessionId, newSession, sessionIdOf } from '../http/session.ts'
import { deviceOf } from './device.ts'
import { deviceIn, deviceToken } from './known-device.ts'
import { verifyPassword } from './password.ts'
import { admitLogin } from './throttle.ts'

/** After a checked password, or as `by` says. Stored before its token leaves, so a new password ends it. */
export const openSession = async (
  user: StoredUser,
  event: HttpEvent,
  now: Date,
  by?: Parameters<typeof registerSession>[3],
) => {
  const { sessionId, session } = newSession(user, deviceOf(event.headers['user-agent']), now)
  await createSession(session)
  if (await registerSession(user, session, now, by))
    return { sessionId, csrfToken: csrfTokenOf(sessionId) }
  await endSession(session.tokenHash)
  return refuse(by ? 'passkey-refused' : 'wrong-password')
}

export const endPrevious = async (event: HttpEvent, now: Date) => {
  const sessionId = sessionIdOf(event)
  const previous = sessionId && (await findSession(hashOfSessionId(sessionId), now))
  if (previous) await leaveSession(previous.username, previous.tokenHash)
}

/** Ends the request's former session. */
export const logIn = async (
  { username, password, devices }: BodyOf<typeof auth.login>,
  { client, event, now }: RequestFacts,
) => {
  const name = foldUsername(username)
  const device = deviceIn(devices, name, now)
  const attempt = await admitLogin({ client, now, device }, username)
  const user = await findUser(username)
  const right = await verifyPassword(password, user?.password)
  if (!user || !right) return refuse('wrong-password')
  await attempt.succeeded()
  await endPrevious(event, now)
  return { ...(await openSession(user, event, now)), device: deviceToken(name, device, now) }
}

/** Reads nothing. */
export const knownLogin = ({ username, devices }: BodyOf<typeof auth.login>, now: Date) =>
  deviceIn(devices, foldUsername(username), now)
