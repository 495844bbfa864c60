import type { auth, BodyOf } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { type CurrentSession, hashOfSessionId } from '../http/session.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseCommon } from './refuse-common.ts'
import { admitLogin } from './throttle.ts'

const refuseCurrent = () => refuseField('currentPassword', 'This is not your current password')

/**
 * Changes one's own password and ends every other session of one's own. Guesses at the current one
 * count as login attempts, so a stolen session does not get more of them.
 */
export const changePassword = async (
  { currentPassword, newPassword }: BodyOf<typeof auth.changePassword>,
  { client, now, user, sessionId }: RequestFacts & CurrentSession,
) => {
  await refuseCommon('newPassword', newPassword)
  const attempt = await admitLogin(client, user.username, now)
  const account = await table.findUser(user.username)
  const right = await verifyPassword(currentPassword, account?.password)
  if (account?.id !== user.id || !right) return refuseCurrent()
  await attempt.succeeded()
  const hash = await hashPassword(newPassword)
  const kept = hashOfSessionId(sessionId)
  const changed = await table.changePassword(account, hash, { kept })
  return changed ? {} : refuseCurrent()
}
