import type { api, BodyOf } from '@bong-bari/contract'
import { endSession, findUser } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { hashOfSessionId, openSession, sessionIdOf } from '../http/session.ts'
import { verifyPassword } from './password.ts'
import { admitLogin } from './throttle.ts'

/** Logs in; the session that the request still carried ends. */
export const logIn = async (
  { username, password }: BodyOf<typeof api.auth.login>,
  { client, event, now }: RequestFacts,
) => {
  const attempt = await admitLogin(client, username, now)
  const user = await findUser(username)
  const right = await verifyPassword(password, user?.password)
  if (!user || !right) return refuse('wrong-password')
  await attempt.succeeded()
  const previous = sessionIdOf(event)
  if (previous) await endSession(hashOfSessionId(previous))
  return openSession(user, now)
}
