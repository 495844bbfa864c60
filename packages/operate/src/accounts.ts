import { randomUUID } from 'node:crypto'
import { type AuditAction, newUser } from '@bong-bari/contract'
import { hashPassword } from '@bong-bari/functions/password'
import { findWeakness } from '@bong-bari/functions/weak-password'
import * as table from '@bong-bari/table'
import { entriesOf } from '@bong-bari/table/audit-entry'
import { OperateFailure } from './command.ts'

const { username: nameForm, password: passwordForm } = newUser.shape

const checked = (form: typeof nameForm | typeof passwordForm, given: string) => {
  const { data, error } = form.safeParse(given)
  if (error) throw new OperateFailure(`${error.issues[0]?.message}.`)
  return data
}

/** Validates as the site does; throws its sentence. */
export const checkUsername = (given: string) => checked(nameForm, given)

/** Like {@link checkUsername}, for a password. */
export const checkPassword = (given: string, username: string) => {
  const password = checked(passwordForm, given)
  const weakness = findWeakness(password, username)
  if (weakness) throw new OperateFailure(`${weakness}.`)
  return password
}

/** An operator's shell, so the audit has no name. */
const byOperator = <Result>(action: AuditAction, at: Date, run: () => Result) =>
  table.auditing(entriesOf({ action, at, by: null, session: undefined }), run)

/** Creates an admin, as the dashboard does. */
export const createAdmin = async (username: string, password: string, now = new Date()) => {
  const user = { id: randomUUID(), username }
  const created = await byOperator('created', now, () =>
    table.createUser(user, () => hashPassword(password), now),
  )
  if (!created)
    throw new OperateFailure(
      `The username ${username} is taken, or looks like one that is: see "admin list". "admin reset <username>" sets a new password.`,
    )
}

/** Throws if there is none. */
export const requireAdmin = async (username: string) => {
  const user = await table.findUser(username)
  const isAdmin = user && (await table.listUsers()).some(({ id }) => id === user.id)
  if (!isAdmin) throw new OperateFailure(`There is no admin called ${username}.`)
  return user
}

/** Sets a new password, ends all sessions and removes all passkeys. */
export const resetAdmin = async (username: string, password: string) => {
  const hash = await hashPassword(password)
  const user = await requireAdmin(username)
  const changed = await byOperator('password-reset', new Date(), () =>
    table.changePassword(user, hash),
  )
  if (!changed)
    throw new OperateFailure('Somebody else changed the password in the meantime; try again.')
}
