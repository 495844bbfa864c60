import { createHmac } from 'node:crypto'
import {
  foldUsername,
  forgetAttempts,
  isLoginNetwork,
  rememberLoginNetwork,
  takeAttempt,
  takeIfAllowed,
} from '@bong-bari/table'
import { networksOf } from '../http/event.ts'
import { allowanceOf, allowancesOf, countAttempt, giveBack } from '../http/limit.ts'
import { refuse } from '../http/refuse.ts'

const seconds = 15 * 60
const perClientAndName = { limit: 10, seconds }
const perClient = { limit: 30, seconds }
const perName = { limit: 100, seconds }
const perToken = { limit: 10, seconds }
const perDevice = { limit: 10, seconds }
const perAccount = { limit: 10, seconds }

const code = 'too-many-attempts'

const isKnown = async (ids: string[], now: Date) =>
  (await Promise.all(ids.map((id) => isLoginNetwork(id, now)))).some(Boolean)

/** Home addresses change within an IPv4 /24 or IPv6 /48. */
const homeOf = (client: string) =>
  networksOf(client)
    .at(-1)
    ?.replace(/\.\d+$/, '.0/24')

/** Keyed with the origin secret, current and previous, so the table reveals no address. */
export const loginNetworkIds = (client: string, name: string): string[] =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].flatMap((secret) =>
    secret
      ? [
          createHmac('sha256', secret)
            .update(JSON.stringify([name, homeOf(client)]))
            .digest('base64url'),
        ]
      : [],
  )

const admitStranger = async (client: string, name: string, now: Date) => {
  const ofClient = await allowancesOf('login-client', client, [perClient], now)
  const ofPair = await allowancesOf('login-pair', client, [perClientAndName], now, name)
  const ofName = await allowanceOf('login-name', [name], [perName], now)
  const networks = loginNetworkIds(client, name)

  await countAttempt([...ofClient, ...ofPair], now, code)
  const taken = await takeAttempt(ofName, now)
  const isCounted = 'count' in taken
  if (!isCounted && !(await isKnown(networks, now))) {
    await giveBack([...ofClient, ...ofPair])
    refuse(code, { retryAfter: taken.retryAfter })
  }

  const succeeded = async () => {
    const [own, ...wider] = ofPair
    const [current] = networks
    await Promise.all([
      ...(own ? [forgetAttempts(own)] : []),
      giveBack([...wider, ...ofClient, ...(isCounted ? [ofName] : [])]),
      ...(current ? [rememberLoginNetwork(current, now)] : []),
    ])
  }
  return { succeeded }
}

/**
 * Counts before checking, so simultaneous guesses cannot slip through. Per 15 minutes: a client 10 per name and 30 in all; all clients 100
 * per name, except networks it used within 30 days. A known device has its own 10. Call `succeeded` after a right password.
 */
export const admitLogin = async (
  { client, now, device }: { client: string; now: Date; device: string | undefined },
  username: string,
) => {
  const name = foldUsername(username)
  const own = device && (await allowanceOf('login-device', [device], [perDevice], now))
  if (!own || !(await takeIfAllowed(own, now))) return admitStranger(client, name, now)
  return { succeeded: () => forgetAttempts(own) }
}

/** Per account, so a stolen session cannot guess on and no network locks the owner out. */
export const admitPasswordChange = async (userId: string, now: Date) => {
  const own = await allowanceOf('password', [userId], [perAccount], now)
  await countAttempt([own], now, code)
  return { succeeded: () => forgetAttempts(own) }
}

/** Per client; `succeeded` takes it back. Separate from passwords, so it locks nobody out. */
export const admitPasskey = async (client: string, now: Date, { succeeded = false } = {}) => {
  const ofClient = await allowancesOf('passkey-client', client, [perClient], now)
  await (succeeded ? giveBack(ofClient) : countAttempt(ofClient, now, code))
}

/** Per account, separate from its password. */
export const admitPasskeyProof = async (userId: string, now: Date, { succeeded = false } = {}) => {
  const own = await allowanceOf('passkey', [userId], [perAccount], now)
  await (succeeded ? forgetAttempts(own) : countAttempt([own], now, code))
}

/** Valid links count alone, 10 per 15 minutes; others per client, as logins. */
export const admitLink = async (
  { client, now }: { client: string; now: Date },
  tokenHash: string,
  isLive: boolean,
) => {
  const ofToken = await allowanceOf('link', [tokenHash], [perToken], now)
  const ofClient = isLive ? [] : await allowancesOf('login-client', client, [perClient], now)
  await countAttempt([...ofClient, ofToken], now, code)
  return { succeeded: () => giveBack(ofClient) }
}
