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
import { deriveCsrfToken, hashSessionId, prepareSession, readSessionId } from '../http/session.ts'
import { isSigned, sign } from '../http/signed.ts'
import { verifyPassword } from './password.ts'
import { admitLogin } from './throttle.ts'

/** The order matters, because the names of later browsers also appear in the texts of earlier ones. */
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

/** Describes a device, such as `Chrome on Android`. No more of the user agent is stored. */
export const describeDevice = (userAgent = '') => {
  const text = userAgent.slice(0, 500)
  const browser = nameIn(browsers, text)
  const system = nameIn(systems, text)
  if (!browser && !system) return 'Unknown device'
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}

/** A device is remembered for this long after its last login. */
const lifetimeSeconds = 180 * 24 * 3600
const use = 'known device'

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** Finds the device among tokens, which are dated, signed for one username, and give no access. */
export const findDevice = (
  tokens: readonly string[],
  name: string,
  now: Date,
): string | undefined =>
  tokens
    .map((token) => token.split('.'))
    .find(
      ([id = '', made = '', mark = '']) =>
        Number(made) + lifetimeSeconds > secondsOf(now) && isSigned(mark, use, name, id, made),
    )?.[0]

export const createDeviceToken = (
  name: string,
  currentId: string | undefined,
  now: Date,
): string => {
  const id = currentId ?? randomBytes(12).toString('base64url')
  const issuedAt = String(secondsOf(now))
  return [id, issuedAt, sign(use, name, id, issuedAt)].join('.')
}

/** Opens a session after a checked password, or with the passkey in `by`. It is stored before its token is sent, so that setting a new password ends it. */
export const openSession = async (
  user: StoredUser,
  event: HttpEvent,
  now: Date,
  by?: Parameters<typeof registerSession>[3],
) => {
  const { sessionId, session } = prepareSession(
    user,
    describeDevice(event.headers['user-agent']),
    now,
  )
  await createSession(session)
  if (await registerSession(user, session, now, by))
    return { sessionId, csrfToken: deriveCsrfToken(sessionId) }
  await endSession(session.tokenHash)
  return refuse(by ? 'passkey-refused' : 'wrong-password')
}

export const endPrevious = async (event: HttpEvent, now: Date) => {
  const sessionId = readSessionId(event)
  const previous = sessionId && (await findSession(hashSessionId(sessionId), now))
  if (previous) await leaveSession(previous.username, previous.tokenHash)
}

/** Logs in with a password. Ends the session that the request carried. */
export const logIn = async (
  { username, password, devices }: BodyOf<typeof auth.login>,
  { client, event, now }: RequestFacts,
) => {
  const name = foldUsername(username)
  const device = findDevice(devices, name, now)
  const attempt = await admitLogin({ client, now, device }, username)
  const user = await findUser(username)
  const isRight = await verifyPassword(password, user?.password)
  if (!user || !isRight) return refuse('wrong-password')
  await attempt.succeeded()
  await endPrevious(event, now)
  return { ...(await openSession(user, event, now)), device: createDeviceToken(name, device, now) }
}

/** Tells known devices apart from strangers at the same address. Reads nothing. */
export const identifyDevice = ({ username, devices }: BodyOf<typeof auth.login>, now: Date) =>
  findDevice(devices, foldUsername(username), now)
