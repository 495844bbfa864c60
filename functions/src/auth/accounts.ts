import { randomUUID } from 'node:crypto'
import type { AccountLink, auth, BodyOf, User } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuse, refuseField } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { type CurrentSession, hashSessionId } from '../http/session.ts'
import { createToken, hashToken, isOwnToken } from '../http/signed.ts'
import { hashPassword, refuseWeak, verifyPassword } from './password.ts'
import { admitLink, admitPasswordChange } from './throttle.ts'

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

const daySeconds = 24 * 3600

const use = 'link'

/** Makes an invitation or, with a `userId`, a link for that admin's new password. The token is answered once and stored as a hash only. */
export const createLink = async (userId: string | undefined, user: User, now: Date) => {
  if (userId === user.id) refuse('own-reset')
  const token = createToken(use)
  const tokenHash = hashToken(token)
  const made = { madeBy: user.id, ttl: Math.floor(now.getTime() / 1000) + daySeconds }
  if (userId === undefined) await table.createInvite(tokenHash, made)
  else if (!(await table.createReset(tokenHash, userId, made))) refuse('user-not-found')
  const answer: AccountLink = { token, expiresAt: new Date(made.ttl * 1000).toISOString() }
  return answer
}

type Given = BodyOf<typeof auth.useLink>

const createAccount = (link: table.AccountLink, { username, password }: Given, now: Date) => {
  if (username === undefined) return refuseField('username', 'Username is required')
  const user = { id: randomUUID(), username }
  return table.joinByLink(link, user, () => hashPassword(password), now)
}

/** Whether the same person repeats the call because the answer was lost. Always takes the time of checking a password. */
const isRepeat = async (link: table.AccountLink | undefined, { username, password }: Given) => {
  const user = link?.user ?? (username === undefined ? undefined : await table.findUser(username))
  const owner = link?.usedBy !== undefined && user?.id === link.usedBy ? user : undefined
  return verifyPassword(password, owner?.password)
}

/** Creates the invited account, or sets a colleague's password and ends their sessions. */
export const useLink = async (body: Given, { client, now }: RequestFacts) => {
  const { token, password } = body
  const tokenHash = hashToken(token)
  const link = await table.findAccountLink(tokenHash, now)
  const username = link?.user?.username ?? body.username ?? ''
  await refuseWeak('password', password, username)
  const isLive = link !== undefined && !link.usedBy
  const attempt = await admitLink({ client, now }, tokenHash, isLive)
  const isUsedNow =
    isLive &&
    (await (link.user
      ? table.resetByLink(link, link.user, await hashPassword(password))
      : createAccount(link, body, now)))
  if (!isUsedNow) {
    const current = isLive ? await table.findAccountLink(tokenHash, now) : link
    if (current && !current.usedBy && !current.user) {
      await attempt.succeeded()
      const message = 'This username, or one that looks like it, is already taken'
      return refuseField('username', message, 'username-taken')
    }
    if (!(await isRepeat(current, body))) refuse('link-not-found')
  }
  await attempt.succeeded()
  return { username }
}

/** Tells users of a link we made from strangers at the same address. Reads nothing. */
export const identifyLink = ({ token }: { token: string }) =>
  isOwnToken(use, token) ? hashToken(token) : undefined

const refuseCurrent = () => refuseField('currentPassword', 'This is not your current password')

/** Checks the user's own password. All checks count together, whatever they are for. */
const checkOwn = async (password: string, { id, username }: User, now: Date) => {
  const attempt = await admitPasswordChange(id, now)
  const account = await table.findUser(username)
  const isRight = await verifyPassword(password, account?.password)
  if (account?.id !== id || !isRight) {
    await table.writeAuditEntry({ noun: 'user', of: id, action: 'password-refused' })
    return undefined
  }
  await attempt.succeeded()
  return account
}

export const confirmPassword = async (
  password: string,
  { now, user, sessionId }: RequestFacts & CurrentSession,
) => {
  if (!(await checkOwn(password, user, now))) refuseField('password', 'This is not your password')
  const isOpen = await table.proveSession(hashSessionId(sessionId), now)
  return isOpen ? {} : refuse('session-required')
}

/** Sets a new password and ends the user's other sessions. */
export const changePassword = async (
  { currentPassword, newPassword }: BodyOf<typeof auth.changePassword>,
  { now, user, sessionId }: RequestFacts & CurrentSession,
) => {
  await refuseWeak('newPassword', newPassword, user.username)
  const account = (await checkOwn(currentPassword, user, now)) ?? refuseCurrent()
  const hash = await hashPassword(newPassword)
  const keptSession = hashSessionId(sessionId)
  const changed = await table.changePassword(account, hash, { keptSession })
  return changed ? {} : refuseCurrent()
}
