import { randomBytes } from 'node:crypto'
import type { auth, BodyOf } from '@bong-bari/contract'
import {
  createSession,
  endSession,
  findSession,
  findUser,
  foldUsername,
  leaveSession,
  registerSession,
  type StoredUser,
} from '@bong-bari/table'
import type { HttpEvent } from '../http/event.ts'
import { refuse } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { csrfTokenOf, hashOfSessionId, newSession, sessionIdOf } from '../http/session.ts'
import { isSigned, signed } from '../http/signed.ts'
import { verifyPassword } from './password.ts'
import { admitLogin } from './throttle.ts'

/** In order: later names also appear in earlier browsers' texts. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.+Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1]

/** Such as `Chrome on Android`; no more is kept. */
export const deviceOf = (userAgent = '') => {
  const text = userAgent.slice(0, 500)
  const browser = nameIn(browsers, text)
  const system = nameIn(systems, text)
  if (!browser && !system) return 'Unknown device'
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}

/** Seconds since the last login. */
const kept = 180 * 24 * 3600
const use = 'known device'

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** Tokens are dated, signed for one name, and open nothing. */
export const deviceIn = (tokens: readonly string[], name: string, now: Date): string | undefined =>
  tokens
    .map((token) => token.split('.'))
    .find(
      ([id = '', made = '', mark = '']) =>
        Number(made) + kept > secondsOf(now) && isSigned(mark, use, name, id, made),
    )?.[0]

export const deviceToken = (name: string, known: string | undefined, now: Date): string => {
  const id = known ?? randomBytes(12).toString('base64url')
  const made = String(secondsOf(now))
  return [id, made, signed(use, name, id, made)].join('.')
}

/** After a checked password, or as `by` says. Stored before its token leaves, so a new password ends it. */
export const openSession = async (
  user: StoredUser,
  event: HttpEvent,
  now: Date,
  by?: Parameters<typeof registerSession>[3],
) => {
  const { sessionId, session } = newSession(user, deviceOf(event.headers['user-agent']), now)
  await createSession(session)
  if (await registerSession(user, session, now, by))
    return { sessionId, csrfToken: csrfTokenOf(sessionId) }
  await endSession(session.tokenHash)
  return refuse(by ? 'passkey-refused' : 'wrong-password')
}

export const endPrevious = async (event: HttpEvent, now: Date) => {
  const sessionId = sessionIdOf(event)
  const previous = sessionId && (await findSession(hashOfSessionId(sessionId), now))
  if (previous) await leaveSession(previous.username, previous.tokenHash)
}

/** Ends the request's former session. */
export const logIn = async (
  { username, password, devices }: BodyOf<typeof auth.login>,
  { client, event, now }: RequestFacts,
) => {
  const name = foldUsername(username)
  const device = deviceIn(devices, name, now)
  const attempt = await admitLogin({ client, now, device }, username)
  const user = await findUser(username)
  const right = await verifyPassword(password, user?.password)
  if (!user || !right) return refuse('wrong-password')
  await attempt.succeeded()
  await endPrevious(event, now)
  return { ...(await openSession(user, event, now)), device: deviceToken(name, device, now) }
}

/** Reads nothing. */
export const knownLogin = ({ username, devices }: BodyOf<typeof auth.login>, now: Date) =>
  deviceIn(devices, foldUsername(username), now)
