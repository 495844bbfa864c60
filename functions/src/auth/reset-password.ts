import type { auth, BodyOf, Reset, User } from '@bong-bari/contract'
import * as table from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { hashOfToken, isOwnToken, newToken } from '../http/token.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseWeak } from './refuse-weak.ts'
import { admitReset } from './throttle.ts'

const day = 24 * 3600

const use = 'reset'

/** Shown only once. */
export const makeReset = async (id: string, { id: by }: User, now: Date): Promise<Reset> => {
  if (id === by) refuse('own-reset')
  const token = newToken(use)
  const ttl = Math.floor(now.getTime() / 1000) + day
  const made = await table.makeReset({ tokenHash: hashOfToken(token), userId: id, madeBy: by, ttl })
  if (!made) refuse('user-not-found')
  return { token, expiresAt: new Date(ttl * 1000).toISOString() }
}

/** In one write. */
const useUp = async (tokenHash: string, password: string, now: Date) => {
  const found = await table.findReset(tokenHash, now)
  if (!found || found.isUsed) return undefined
  const hash = await hashPassword(password)
  const isSet = await table.changePassword(found.user, hash, { usedReset: tokenHash })
  return isSet ? found.user : undefined
}

/** A repeat whose answer was lost. Constant time. */
const hasSet = async (tokenHash: string, password: string, now: Date) => {
  const found = await table.findReset(tokenHash, now)
  const user = found?.isUsed ? found.user : undefined
  return (await verifyPassword(password, user?.password)) ? user : undefined
}

/** Ends the user's sessions. */
export const resetPassword = async (
  { token, password }: BodyOf<typeof auth.resetPassword>,
  { client, now }: RequestFacts,
) => {
  const tokenHash = hashOfToken(token)
  const found = await table.findReset(tokenHash, now)
  await refuseWeak('password', password, found?.user.username ?? '')
  const isLive = found !== undefined && !found.isUsed
  const attempt = await admitReset({ client, now }, tokenHash, isLive)
  const user = await useUp(tokenHash, password, now)
  const { username } = user ?? (await hasSet(tokenHash, password, now)) ?? refuse('reset-not-found')
  await attempt.succeeded()
  return { username }
}

/** Separates valid links from strangers at the same address; reads nothing. */
export const knownReset = ({ token }: { token: string }) =>
  isOwnToken(use, token) ? hashOfToken(token) : undefined
