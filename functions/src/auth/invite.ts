import { randomUUID } from 'node:crypto'
import type { auth, BodyOf, Reset, User } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuse, refuseField } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { hashOfToken, isOwnToken, newToken } from '../http/token.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseWeak } from './refuse-weak.ts'
import { admitReset } from './throttle.ts'

const day = 24 * 3600

const use = 'invite'

/** Shown only once. */
export const makeInvite = async ({ id: by }: User, now: Date): Promise<Reset> => {
  const token = newToken(use)
  const ttl = Math.floor(now.getTime() / 1000) + day
  await table.makeInvite(hashOfToken(token), { madeBy: by, ttl })
  return { token, expiresAt: new Date(ttl * 1000).toISOString() }
}

type Joining = BodyOf<typeof auth.join>

/** A repeat by the same person, whose answer was lost. */
const hasMade = async (usedBy: string, { username, password }: Joining) => {
  const user = await table.findUser(username)
  return user?.id === usedBy && (await verifyPassword(password, user.password))
}

export const join = async (body: Joining, { client, now }: RequestFacts) => {
  const { token, username, password } = body
  await refuseWeak('password', password, username)
  const tokenHash = hashOfToken(token)
  const found = await table.findInvite(tokenHash, now)
  const attempt = await admitReset({ client, now }, tokenHash, found !== undefined && !found.usedBy)
  const invite = found ?? refuse('reset-not-found')
  const user = { id: randomUUID(), username }
  const isJoined =
    !invite.usedBy && (await table.joinByInvite(tokenHash, user, () => hashPassword(password), now))
  if (!isJoined) {
    const usedBy = invite.usedBy ?? (await table.findInvite(tokenHash, now))?.usedBy
    if (!usedBy) {
      await attempt.succeeded()
      const message = 'This username, or one that looks like it, is already taken'
      return refuseField('username', message, 'username-taken')
    }
    if (!(await hasMade(usedBy, body))) refuse('reset-not-found')
  }
  await attempt.succeeded()
  return { username }
}

/** Separates valid links from strangers at the same address; reads nothing. */
export const knownInvite = ({ token }: { token: string }) =>
  isOwnToken(use, token) ? hashOfToken(token) : undefined
