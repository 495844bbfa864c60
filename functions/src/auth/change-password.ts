import type { auth, BodyOf } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { type CurrentSession, hashOfSessionId } from '../http/session.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseWeak } from './refuse-weak.ts'
import { admitPasswordChange } from './throttle.ts'

const refuseCurrent = () => refuseField('currentPassword', 'This is not your current password')

/**
 * Changes one's own password and ends every other session of one's own.
 */
export const changePassword = async (
  { currentPassword, newPassword }: BodyOf<typeof auth.changePassword>,
  { now, user, sessionId }: RequestFacts & CurrentSession,
) => {
  await refuseWeak('newPassword', newPassword, user.username)
  const attempt = await admitPasswordChange(user.id, now)
  const account = await table.findUser(user.username)
  const right = await verifyPassword(currentPassword, account?.password)
  if (account?.id !== user.id || !right) return refuseCurrent()
  await attempt.succeeded()
  const hash = await hashPassword(newPassword)
  const kept = hashOfSessionId(sessionId)
  const changed = await table.changePassword(account, hash, { kept })
  return changed ? {} : refuseCurrent()
}
