import { randomBytes, randomUUID } from 'node:crypto'
import { newUser } from '@bong-bari/contract'
import {
  changePassword,
  claimantOf,
  claimUsername,
  completeUser,
  findUser,
  listUsers,
} from '@bong-bari/table'
import { hashPassword, verifyPassword } from '../../../../functions/src/auth/password.ts'
import { StartFailure } from './start-failure.ts'

export type Credentials = { username: string; password?: string | undefined }

const newName = (given: string) => {
  const { data, error } = newUser.shape.username.safeParse(given)
  if (error) throw new StartFailure(`ADMIN_USERNAME is not usable: ${error.issues[0]?.message}.`)
  return data
}

const claim = async (username: string) => {
  const now = new Date()
  const user = { id: randomUUID(), username }
  if (await claimUsername(user, now)) return user
  // Taken already: by a start that was killed half way, or by somebody whose name looks alike.
  const begun = { id: (await claimantOf(username)) ?? user.id, username }
  if (await claimUsername(begun, now)) return begun
  throw new StartFailure(
    `ADMIN_USERNAME is not usable: there is an admin already whose name looks like ${username}.`,
  )
}

const create = async (given: string, password: string) => {
  const user = await claim(newName(given))
  await completeUser(user, await hashPassword(password))
}

const findAdmin = async (username: string) => {
  const user = await findUser(username)
  return user && (await listUsers()).some(({ id }) => id === user.id) ? user : undefined
}

/**
 * Sees to it that the admin exists, and with the password that was asked for. `remembered` is the
 * password that was generated at an earlier start. Answers the password that works now, or none
 * where somebody has changed it since.
 */
export const ensureAdmin = async (
  { username, password }: Credentials,
  remembered: string | undefined,
): Promise<Credentials> => {
  const admin = await findAdmin(username)
  if (!admin) {
    const chosen = password ?? randomBytes(12).toString('base64url')
    await create(username, chosen)
    return { username, password: chosen }
  }
  const wanted = password ?? remembered
  if (wanted && (await verifyPassword(wanted, admin.password)))
    return { username, password: wanted }
  if (!password) return { username }
  await changePassword(admin, await hashPassword(password))
  return { username, password }
}
