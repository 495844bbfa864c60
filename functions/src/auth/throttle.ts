import { setTimeout as pause } from 'node:timers/promises'
import { foldUsername, forgetAttempts, giveAttemptBack } from '@bong-bari/table'
import { countAttempt, hashed } from '../http/limit.ts'

const seconds = 15 * 60
const perClientAndName = 10
const perClient = 30
/** Failures on one name, over all clients, after which each further attempt waits. */
const patience = 20

/** Milliseconds to wait before looking at the attempt numbered `count` on one name; 3 s at most. */
export const slowdown = (count: number) => Math.min(Math.max(count - patience, 0) * 100, 3_000)

const take = (name: string, limit: number, now: Date) =>
  countAttempt({ name, limit, seconds }, now, 'too-many-attempts')

/**
 * Counts a login before its password is looked at, so that simultaneous guesses cannot slip
 * through. One client gets 10 attempts on a name and 30 on all names in 15 minutes; many clients
 * on one name slow that name down and never lock it. Call `succeeded` when the password was right.
 */
export const admitLogin = async (client: string, username: string, now: Date) => {
  const name = foldUsername(username)
  const ofClient = `login-client:${hashed(client)}`
  const ofPair = `login-pair:${hashed(client, name)}`
  const ofName = `login-name:${hashed(name)}`

  await take(ofClient, perClient, now)
  await take(ofPair, perClientAndName, now).catch(async (refused) => {
    await giveAttemptBack(ofClient)
    throw refused
  })
  await pause(slowdown(await take(ofName, Number.MAX_SAFE_INTEGER, now)))

  const succeeded = () =>
    Promise.all([forgetAttempts(ofPair), giveAttemptBack(ofClient), giveAttemptBack(ofName)])
  return { succeeded }
}
