import { randomUUID } from 'node:crypto'
import { type AuditAction, newUser } from '@bong-bari/contract'
import { hashPassword } from '@bong-bari/functions/password'
import { findWeakness } from '@bong-bari/functions/weak-password'
import * as table from '@bong-bari/table'
import { makeAuditEntries } from '@bong-bari/table/audit-entry'
import { OperateFailure } from './command.ts'

const { username: nameForm, password: passwordForm } = newUser.shape

const parseOrThrow = (form: typeof nameForm | typeof passwordForm, given: string) => {
  const { data, error } = form.safeParse(given)
  if (error) throw new OperateFailure(`${error.issues[0]?.message}.`)
  return data
}

/** Returns a username that the site would accept. Throws the site's own sentence otherwise. */
export const parseUsername = (given: string) => parseOrThrow(nameForm, given)

/** Returns a password that the site would accept, also refusing weak ones. */
export const parsePassword = (given: string, username: string) => {
  const password = parseOrThrow(passwordForm, given)
  const weakness = findWeakness(password, username)
  if (weakness) throw new OperateFailure(`${weakness}.`)
  return password
}

/** Writes an audit entry without a name, because an operator's shell has no user. */
const auditAsOperator = <Result>(action: AuditAction, at: Date, run: () => Result) =>
  table.runAudited(makeAuditEntries({ action, at, by: null, session: undefined }), run)

/** Creates an admin, as the dashboard does. Throws where the username is taken. */
export const createAdmin = async (username: string, password: string, now = new Date()) => {
  const user = { id: randomUUID(), username }
  const created = await auditAsOperator('created', now, () =>
    table.createUser(user, () => hashPassword(password), now),
  )
  if (!created)
    throw new OperateFailure(
      `The username ${username} is taken, or looks like one that is: see "admin list". "admin reset <username>" sets a new password.`,
    )
}

/** Returns the admin of this name; throws if there is none. */
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
  const changed = await auditAsOperator('password-reset', new Date(), () =>
    table.changePassword(user, hash),
  )
  if (!changed)
    throw new OperateFailure('Somebody else changed the password in the meantime; try again.')
}
