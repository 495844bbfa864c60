import { randomBytes, randomUUID } from 'node:crypto'
import { newUser } from '@bong-bari/contract'
import { changePassword, createUser, findUser, listUsers } from '@bong-bari/table'
import { hashPassword, verifyPassword } from '../../../../functions/src/auth/password.ts'
import { StartFailure } from './start-failure.ts'

export type Credentials = { username: string; password?: string | undefined }

const checkUsername = (given: string) => {
  const { data, error } = newUser.shape.username.safeParse(given)
  if (error) throw new StartFailure(`ADMIN_USERNAME is not usable: ${error.issues[0]?.message}.`)
  return data
}

const createAdmin = async (given: string, password: string) => {
  const user = { id: randomUUID(), username: checkUsername(given) }
  if (await createUser(user, () => hashPassword(password), new Date())) return
  throw new StartFailure(
    `ADMIN_USERNAME is not usable: there is an admin already whose name looks like ${user.username}.`,
  )
}

const findAdmin = async (username: string) => {
  const user = await findUser(username)
  return user && (await listUsers()).some(({ id }) => id === user.id) ? user : undefined
}

/** Creates the admin, or sets its password if one is given. `remembered` is the password of an earlier start. Returns the password unless somebody changed it since. */
export const ensureAdmin = async (
  { username, password }: Credentials,
  remembered: string | undefined,
): Promise<Credentials> => {
  const admin = await findAdmin(username)
  if (!admin) {
    const chosen = password ?? randomBytes(12).toString('base64url')
    await createAdmin(username, chosen)
    return { username, password: chosen }
  }
  const expectedPassword = password ?? remembered
  if (expectedPassword && (await verifyPassword(expectedPassword, admin.password)))
    return { username, password: expectedPassword }
  if (!password) return { username }
  await changePassword(admin, await hashPassword(password))
  return { username, password }
}
