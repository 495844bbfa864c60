import type { auth, BodyOf, User } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuse, refuseField } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { type CurrentSession, hashOfSessionId } from '../http/session.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseWeak } from './refuse-weak.ts'
import { admitPasswordChange } from './throttle.ts'

const refuseCurrent = () => refuseField('currentPassword', 'This is not your current password')

/** All checks by a session count together. */
const checkOwn = async (given: string, { id, username }: User, now: Date) => {
  const attempt = await admitPasswordChange(id, now)
  const account = await table.findUser(username)
  const right = await verifyPassword(given, account?.password)
  if (account?.id !== id || !right) {
    await table.tellAudit({ noun: 'user', of: id, action: 'password-refused' })
    return undefined
  }
  await attempt.succeeded()
  return account
}

export const confirmPassword = async (
  { password }: BodyOf<typeof auth.confirmPassword>,
  { now, user, sessionId }: RequestFacts & CurrentSession,
) => {
  if (!(await checkOwn(password, user, now))) refuseField('password', 'This is not your password')
  const isOpen = await table.proveSession(hashOfSessionId(sessionId), now)
  return isOpen ? {} : refuse('session-required')
}

/** Ends the other sessions. */
export const changePassword = async (
  { currentPassword, newPassword }: BodyOf<typeof auth.changePassword>,
  { now, user, sessionId }: RequestFacts & CurrentSession,
) => {
  await refuseWeak('newPassword', newPassword, user.username)
  const account = (await checkOwn(currentPassword, user, now)) ?? refuseCurrent()
  const hash = await hashPassword(newPassword)
  const kept = hashOfSessionId(sessionId)
  const changed = await table.changePassword(account, hash, { kept })
  return changed ? {} : refuseCurrent()
}
