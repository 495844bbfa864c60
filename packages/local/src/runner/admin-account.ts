import { randomBytes, randomUUID } from 'node:crypto'
import { newUser } from '@bong-bari/contract'
import { changePassword, createUser, findUser, listUsers } from '@bong-bari/table'
import { hashPassword, verifyPassword } from '../../../../functions/src/auth/password.ts'
import { StartFailure } from './start-failure.ts'

export type Credentials = { username: string; password?: string | undefined }

const newName = (given: string) => {
  const { data, error } = newUser.shape.username.safeParse(given)
  if (error) throw new StartFailure(`ADMIN_USERNAME is not usable: ${error.issues[0]?.message}.`)
  return data
}

const create = async (given: string, password: string) => {
  const user = { id: randomUUID(), username: newName(given) }
  if (await createUser(user, () => hashPassword(password), new Date())) return
  throw new StartFailure(
    `ADMIN_USERNAME is not usable: there is an admin already whose name looks like ${user.username}.`,
  )
}

const findAdmin = async (username: string) => {
  const user = await findUser(username)
  return user && (await listUsers()).some(({ id }) => id === user.id) ? user : undefined
}

/** `remembered`: from an earlier start. Returns the working password, unless changed since. */
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
