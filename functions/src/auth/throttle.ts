import { setTimeout as pause } from 'node:timers/promises'
import { type Allowance, foldUsername, forgetAttempts, giveAttemptBack } from '@bong-bari/table'
import { allowanceOf, countAttempt } from '../http/limit.ts'

const seconds = 15 * 60
const perClientAndName = 10
const perClient = 30
/** Failures on one name, over all clients, after which each further attempt waits. */
const patience = 20

/** Milliseconds to wait before looking at the attempt numbered `count` on one name; 3 s at most. */
export const slowdown = (count: number) => Math.min(Math.max(count - patience, 0) * 100, 3_000)

const take = (allowance: Allowance, now: Date) => countAttempt(allowance, now, 'too-many-attempts')

/**
 * Counts a login before its password is looked at, so that simultaneous guesses cannot slip
 * through. One client gets 10 attempts on a name and 30 on all names in 15 minutes; many clients
 * on one name slow that name down and never lock it. Call `succeeded` when the password was right.
 */
export const admitLogin = async (client: string, username: string, now: Date) => {
  const name = foldUsername(username)
  const of = (kind: string, who: string[], limit: number) =>
    allowanceOf(kind, who, { limit, seconds }, now)
  const ofClient = await of('login-client', [client], perClient)
  const ofPair = await of('login-pair', [client, name], perClientAndName)
  const ofName = await of('login-name', [name], Number.MAX_SAFE_INTEGER)

  await take(ofClient, now)
  await take(ofPair, now).catch(async (refused) => {
    await giveAttemptBack(ofClient)
    throw refused
  })
  await pause(slowdown(await take(ofName, now)))

  const succeeded = () =>
    Promise.all([forgetAttempts(ofPair), giveAttemptBack(ofClient), giveAttemptBack(ofName)])
  return { succeeded }
}
