import { randomUUID } from 'node:crypto'
import type { auth, BodyOf } from '@bong-bari/contract'
import { claimUsername, completeUser } from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'
import { hashPassword } from './password.ts'
import { refuseCommon } from './refuse-common.ts'

/** Creates an admin. The name is claimed before the slow hashing, so the losers of a race wait for nothing. */
export const createUser = async (
  { username, password }: BodyOf<typeof auth.createUser>,
  now: Date,
) => {
  await refuseCommon('password', password)
  const user = { id: randomUUID(), username }
  const created =
    (await claimUsername(user, now)) && (await completeUser(user, await hashPassword(password)))
  return created
    ? user
    : refuseField(
        'username',
        'This username, or one that looks like it, is already taken',
        'username-taken',
      )
}
