import { createHash, randomUUID } from 'node:crypto'
import type { Route, User } from '@bong-bari/contract'
import { findSession, type Session, touchSession } from '@bong-bari/table'
import { type HttpEvent, readTime } from './event.ts'
import { refuse } from './refuse.ts'
import { createToken, hashToken, isOwnToken, sameText } from './signed.ts'

const minuteMs = 60_000
const idleLimitMs = 8 * 60 * minuteMs
const absoluteLimitMs = 7 * 24 * 60 * minuteMs
/** Activity is written to the table at most this often. */
const touchIntervalMs = 10 * minuteMs

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export const hashSessionId = hashToken

/** A hash of the session id, which nobody else knows, so there is no token to store or to end. */
export const deriveCsrfToken = (sessionId: string) => sha256(`csrf-token ${sessionId}`)

const computeEnd = (createdAt: number, lastSeenAt: number) =>
  Math.floor(Math.min(lastSeenAt + idleLimitMs, createdAt + absoluteLimitMs) / 1000)

const use = 'session'

/** Prepares a session without storing it. */
export const prepareSession = (user: User, device: string, now: Date) => {
  const sessionId = createToken(use)
  const createdAt = now.getTime()
  const session: Session = {
    id: randomUUID(),
    tokenHash: hashSessionId(sessionId),
    userId: user.id,
    username: user.username,
    device,
    createdAt,
    lastSeenAt: createdAt,
    ttl: computeEnd(createdAt, createdAt),
  }
  return { sessionId, session }
}

/** Reads the session's id, which may be invalid. The scheme's name may have any case (RFC 9110, 11.1). */
export const readSessionId = (event: HttpEvent) =>
  /^bearer +([\w-]{43})$/i.exec(event.headers.authorization ?? '')?.[1]

/** Whether a call carries an id that we made, though its session may have ended. */
export const carriesOwnSession = (event: HttpEvent) => isOwnToken(use, readSessionId(event) ?? '')

const recordActivity = async ({ tokenHash, createdAt, lastSeenAt }: Session, now: number) => {
  if (now - lastSeenAt < touchIntervalMs) return
  await touchSession(tokenHash, { lastSeenAt: now, ttl: computeEnd(createdAt, now) })
}

/** `provenAt` is when the password was last entered, in epoch milliseconds. `publicId` names the session and gives no access. */
export type CurrentSession = { sessionId: string; publicId: string; user: User; provenAt: number }

/** Returns the session of a call. Refuses if it is not live, or if a call other than GET lacks its CSRF token. */
export const requireSession = async (event: HttpEvent, route: Route): Promise<CurrentSession> => {
  const sessionId = readSessionId(event) ?? refuse('session-required')
  const now = readTime(event)
  const session = (await findSession(hashSessionId(sessionId), now)) ?? refuse('session-required')
  const token = event.headers['x-csrf-token'] ?? ''
  if (route.method !== 'GET' && !sameText(token, deriveCsrfToken(sessionId)))
    refuse('csrf-token-required')
  if (!route.polled) await recordActivity(session, now.getTime())
  const { id: publicId, userId, username, createdAt, provenAt = createdAt } = session
  return { sessionId, publicId, user: { id: userId, username }, provenAt }
}

/** Refuses unless the password was entered within the last hour, so that a stolen session cannot create accounts, redirect mails or destroy much. */
export const requireProof = (facts: { provenAt: number; now: Date }) => {
  if (facts.now.getTime() - facts.provenAt > 60 * minuteMs) refuse('password-required')
}
