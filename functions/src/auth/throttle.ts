import { createHmac } from 'node:crypto'
import {
  foldUsername,
  forgetAttempts,
  isLoginNetwork,
  rememberLoginNetwork,
  takeAttempt,
  takeIfAllowed,
} from '@bong-bari/table'
import { listNetworks } from '../http/event.ts'
import { countAttempt, createAllowance, createAllowances, returnAttempts } from '../http/limit.ts'
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

/** The address of a home changes within an IPv4 /24 or an IPv6 /48. */
const homeOf = (client: string) =>
  listNetworks(client)
    .at(-1)
    ?.replace(/\.\d+$/, '.0/24')

/** Ids of a network for one username, keyed with the current and the previous origin secret, so that the table reveals no address. */
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
  const ofClient = await createAllowances('login-client', client, [perClient], now)
  const ofPair = await createAllowances('login-pair', client, [perClientAndName], now, name)
  const ofName = await createAllowance('login-name', [name], [perName], now)
  const networks = loginNetworkIds(client, name)

  await countAttempt([...ofClient, ...ofPair], now, code)
  const attempt = await takeAttempt(ofName, now)
  const isCounted = 'count' in attempt
  if (!isCounted && !(await isKnown(networks, now))) {
    await returnAttempts([...ofClient, ...ofPair])
    refuse(code, { retryAfter: attempt.retryAfter })
  }

  const succeeded = async () => {
    const [own, ...wider] = ofPair
    const [current] = networks
    await Promise.all([
      ...(own ? [forgetAttempts(own)] : []),
      returnAttempts([...wider, ...ofClient, ...(isCounted ? [ofName] : [])]),
      ...(current ? [rememberLoginNetwork(current, now)] : []),
    ])
  }
  return { succeeded }
}

/**
 * Counts an attempt before the password is checked, so that simultaneous guesses are counted too. In 15 minutes a client may try 10 times per
 * name and 30 times in all, and all clients together 100 times per name, except from networks with a login in the last 30 days. A known
 * device has 10 tries of its own. Call `succeeded` after a right password.
 */
export const admitLogin = async (
  { client, now, device }: { client: string; now: Date; device: string | undefined },
  username: string,
) => {
  const name = foldUsername(username)
  const own = device && (await createAllowance('login-device', [device], [perDevice], now))
  if (!own || !(await takeIfAllowed(own, now))) return admitStranger(client, name, now)
  return { succeeded: () => forgetAttempts(own) }
}

/** Counts per account, so that a stolen session cannot go on guessing and no network can lock the owner out. */
export const admitPasswordChange = async (userId: string, now: Date) => {
  const own = await createAllowance('password', [userId], [perAccount], now)
  await countAttempt([own], now, code)
  return { succeeded: () => forgetAttempts(own) }
}

/** Counts per client; `succeeded` takes the attempt back. It is separate from passwords, so that it locks nobody out. */
export const admitPasskey = async (client: string, now: Date, { succeeded = false } = {}) => {
  const ofClient = await createAllowances('passkey-client', client, [perClient], now)
  await (succeeded ? returnAttempts(ofClient) : countAttempt(ofClient, now, code))
}

/** A valid link has 10 tries in 15 minutes of its own. Tries with other links count per client, as logins do. */
export const admitLink = async (
  { client, now }: { client: string; now: Date },
  tokenHash: string,
  isLive: boolean,
) => {
  const ofToken = await createAllowance('link', [tokenHash], [perToken], now)
  const ofClient = isLive ? [] : await createAllowances('login-client', client, [perClient], now)
  await countAttempt([...ofClient, ofToken], now, code)
  return { succeeded: () => returnAttempts(ofClient) }
}
