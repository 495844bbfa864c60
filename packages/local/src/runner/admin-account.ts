import { randomBytes, randomUUID } from 'node:crypto'
import { changePassword, claimUsername, completeUser, findUser, listUsers } from '@bong-bari/table'
import { hashPassword, verifyPassword } from '../../../../functions/src/auth/password.ts'

export type Credentials = { username: string; password?: string | undefined }

const create = async (username: string, password: string) => {
  const user = { id: randomUUID(), username }
  // Taken already: by a start that was killed half way.
  const id = (await claimUsername(user, new Date())) ? user.id : (await findUser(username))?.id
  await completeUser({ username, id: id ?? user.id }, await hashPassword(password))
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
