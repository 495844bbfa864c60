import { randomUUID } from 'node:crypto'
import type { api, BodyOf } from '@bong-bari/contract'
import { claimUsername, setUserPassword } from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'
import { hashPassword } from './password.ts'

const isCommon = async (password: string) => {
  const { commonPasswords } = await import('./common-passwords.ts')
  return commonPasswords.has(password.toLowerCase())
}

/** Creates an admin. The name is claimed before the slow hashing, so the losers of a race wait for nothing. */
export const createUser = async (
  { username, password }: BodyOf<typeof api.auth.createUser>,
  now: Date,
) => {
  if (await isCommon(password))
    refuseField('password', 'This password is among the most common ones; choose another')
  const user = { id: randomUUID(), username }
  const created =
    (await claimUsername(user, now)) && (await setUserPassword(user, await hashPassword(password)))
  return created
    ? user
    : refuseField('username', 'This username is already taken', 'username-taken')
}
