import {
  foldUsername,
  forgetAttempts,
  isLoginNetwork,
  rememberLoginNetwork,
  takeAttempt,
} from '@bong-bari/table'
import { allowanceOf, allowancesOf, countAttempt, giveBack, refuseFor } from '../http/limit.ts'
import { loginNetworkIds } from './login-network-ids.ts'

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
    refuseFor(taken.retryAfter, code)
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
 * Counts a login before its password is looked at, so that simultaneous guesses cannot slip
 * through. In 15 minutes one client gets 10 attempts on a name and 30 on all names, and all clients
 * together 100 on one name; where that is used up, a network from which the name has logged in
 * within 30 days is let through still, so strangers lock nobody out. A device that the name has logged in from
 * has 10 attempts of its own, whatever others do behind its address: phones share those. Call `succeeded` when
 * the password was right.
 */
export const admitLogin = async (
  { client, now, device }: { client: string; now: Date; device: string | undefined },
  username: string,
) => {
  const name = foldUsername(username)
  const own = device && (await allowanceOf('login-device', [device], [perDevice], now))
  if (!own || 'retryAfter' in (await takeAttempt(own, now))) return admitStranger(client, name, now)
  return { succeeded: () => forgetAttempts(own) }
}

/**
 * Counts a check of the password of a session by the account alone, which only its live sessions reach: a stolen session does not
 * guess more than a login may, and no network keeps its owner from it.
 */
export const admitPasswordChange = async (userId: string, now: Date) => {
  const own = await allowanceOf('password', [userId], [perAccount], now)
  await countAttempt([own], now, code)
  return { succeeded: () => forgetAttempts(own) }
}

/**
 * Counts a browser's asking for a passkey by its client, before it is known whose it will be; `succeeded` takes it back. Logins with a
 * password are counted elsewhere, so whoever only asks keeps nobody behind the same address from theirs.
 */
export const admitPasskey = async (client: string, now: Date, { succeeded = false } = {}) => {
  const ofClient = await allowancesOf('passkey-client', client, [perClient], now)
  await (succeeded ? giveBack(ofClient) : countAttempt(ofClient, now, code))
}

/** The same for a session, by the account alone; separate from its password, which stays a way where a key fails. */
export const admitPasskeyProof = async (userId: string, now: Date, { succeeded = false } = {}) => {
  const own = await allowanceOf('passkey', [userId], [perAccount], now)
  await (succeeded ? forgetAttempts(own) : countAttempt([own], now, code))
}

/**
 * Counts a use of a link for a new password. One that stands is counted by itself alone, 10 times in 15 minutes: whoever
 * holds it is to get in whatever strangers do to the name or behind the same address. Of others a client has as many
 * attempts as at logins.
 */
export const admitReset = async (
  { client, now }: { client: string; now: Date },
  tokenHash: string,
  isLive: boolean,
) => {
  const ofToken = await allowanceOf('reset', [tokenHash], [perToken], now)
  const ofClient = isLive ? [] : await allowancesOf('login-client', client, [perClient], now)
  await countAttempt([...ofClient, ofToken], now, code)
  return { succeeded: () => giveBack(ofClient) }
}
