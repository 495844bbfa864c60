import { randomUUID } from 'node:crypto'
import type { auth, BodyOf } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'
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
