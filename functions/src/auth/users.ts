import { randomUUID } from 'node:crypto'
import type { auth, BodyOf, User } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuse, refuseField } from '../http/refuse.ts'
import { hashPassword } from './password.ts'
import { refuseWeak } from './refuse-weak.ts'

export const createUser = async (
  { username, password }: BodyOf<typeof auth.createUser>,
  now: Date,
) => {
  await refuseWeak('password', password, username)
  const user = { id: randomUUID(), username }
  return (await table.createUser(user, () => hashPassword(password), now))
    ? user
    : refuseField(
        'username',
        'This username, or one that looks like it, is already taken',
        'username-taken',
      )
}

export const removeUser = async (id: string, user: User) => {
  if (id === user.id) refuse('own-account')
  const outcome = await table.removeUser(id)
  if (outcome === 'unknown') refuse('user-not-found')
  if (outcome === 'last') refuse('last-admin')
  return { id }
}
