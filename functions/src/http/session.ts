import { createHash, randomUUID } from 'node:crypto'
import type { Route, User } from '@bong-bari/contract'
import { findSession, type Session, touchSession } from '@bong-bari/table'
import { type HttpEvent, timeOf } from './event.ts'
import { refuse } from './refuse.ts'
import { hashOfToken, isOwnToken, newToken, sameText } from './signed.ts'

const minute = 60_000
const idleLimit = 8 * 60 * minute
const absoluteLimit = 7 * 24 * 60 * minute
/** How often activity is written. */
const touchInterval = 10 * minute

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export const hashOfSessionId = hashOfToken

/** A hash of the session id, which nobody else knows, so there is no token to store or to end. */
export const csrfTokenOf = (sessionId: string) => sha256(`csrf-token ${sessionId}`)

const endOf = (createdAt: number, lastSeenAt: number) =>
  Math.floor(Math.min(lastSeenAt + idleLimit, createdAt + absoluteLimit) / 1000)

const use = 'session'

/** Not stored yet. */
export const newSession = (user: User, device: string, now: Date) => {
  const sessionId = newToken(use)
  const createdAt = now.getTime()
  const session: Session = {
    id: randomUUID(),
    tokenHash: hashOfSessionId(sessionId),
    userId: user.id,
    username: user.username,
    device,
    createdAt,
    lastSeenAt: createdAt,
    ttl: endOf(createdAt, createdAt),
  }
  return { sessionId, session }
}

/** Checked or not. The scheme's name counts in any case (RFC 9110, 11.1). */
export const sessionIdOf = (event: HttpEvent) =>
  /^bearer +([\w-]{43})$/i.exec(event.headers.authorization ?? '')?.[1]

/** Ours, though perhaps ended. */
export const carriesOwnSession = (event: HttpEvent) => isOwnToken(use, sessionIdOf(event) ?? '')

const touch = async ({ tokenHash, createdAt, lastSeenAt }: Session, now: number) => {
  if (now - lastSeenAt < touchInterval) return
  await touchSession(tokenHash, { lastSeenAt: now, ttl: endOf(createdAt, now) })
}

/** `provenAt`: last password, epoch milliseconds; `publicId` opens nothing. */
export type CurrentSession = { sessionId: string; publicId: string; user: User; provenAt: number }

/** Live, and with its CSRF token except on GET. */
export const requireSession = async (event: HttpEvent, route: Route): Promise<CurrentSession> => {
  const sessionId = sessionIdOf(event) ?? refuse('session-required')
  const now = timeOf(event)
  const session = (await findSession(hashOfSessionId(sessionId), now)) ?? refuse('session-required')
  const token = event.headers['x-csrf-token'] ?? ''
  if (route.method !== 'GET' && !sameText(token, csrfTokenOf(sessionId)))
    refuse('csrf-token-required')
  if (!route.polled) await touch(session, now.getTime())
  const { id: publicId, userId, username, createdAt, provenAt = createdAt } = session
  return { sessionId, publicId, user: { id: userId, username }, provenAt }
}

/** Within an hour of the password: a stolen session must not make accounts, redirect mails or destroy much. */
export const requireProof = (facts: { provenAt: number; now: Date }) => {
  if (facts.now.getTime() - facts.provenAt > 60 * minute) refuse('password-required')
}
