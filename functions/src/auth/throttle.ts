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

const code = 'too-many-attempts'

const isKnown = async (ids: string[], now: Date) =>
  (await Promise.all(ids.map((id) => isLoginNetwork(id, now)))).some(Boolean)

/**
 * Counts a login before its password is looked at, so that simultaneous guesses cannot slip
 * through. In 15 minutes one client gets 10 attempts on a name and 30 on all names, and all clients
 * together 100 on one name; where that is used up, a network from which the name has logged in
 * within 30 days is let through still, so strangers lock nobody out. Call `succeeded` when the
 * password was right.
 */
export const admitLogin = async (client: string, username: string, now: Date) => {
  const name = foldUsername(username)
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
 * Counts a use of a link for a new password before the link is looked at. A client's attempts are
 * those at logins too, so links give nobody more of them; a link itself gets 10 in 15 minutes. No name
 * is counted, since whoever holds the link is to get in whatever strangers do to the name.
 */
export const admitReset = async (client: string, tokenHash: string, now: Date) => {
  const ofClient = await allowancesOf('login-client', client, [perClient], now)
  const ofToken = await allowanceOf('reset', [tokenHash], [perToken], now)
  await countAttempt([...ofClient, ofToken], now, code)
  return { succeeded: () => giveBack(ofClient) }
}
