import { createHash } from 'node:crypto'
import { type Allowance, takeAttempt } from '@bong-bari/table'
import { refuse } from './refuse.ts'
import { mayBeOfYesterday, saltOfToday, saltOfYesterday } from './salt.ts'

/** Of names and addresses only hashes are stored. */
export const hashed = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

type Window = Pick<Allowance, 'limit' | 'seconds'>

/**
 * What `who` may do in a window, counted under a hash with the day's secret, since an address alone
 * is guessed from its hash within hours. A window that was opened yesterday keeps its name.
 */
export const allowanceOf = async (
  kind: string,
  who: string[],
  window: Window,
  now: Date,
): Promise<Allowance> => {
  const nameBy = (salt: string) => `${kind}:${hashed(salt, ...who)}`
  const name = nameBy(await saltOfToday(now))
  const earlier = mayBeOfYesterday(window.seconds, now) ? await saltOfYesterday(now) : undefined
  return { ...window, name, before: earlier && nameBy(earlier) }
}

/** Counts one attempt and answers its number; refuses, with the wait in Retry-After, past the limit. */
export const countAttempt = async (
  allowance: Allowance,
  now: Date,
  code: 'too-many-attempts' | 'too-many-requests' = 'too-many-requests',
) => {
  const taken = await takeAttempt(allowance, now)
  if ('count' in taken) return taken.count
  return refuse(code, { headers: { 'retry-after': String(taken.retryAfter) } })
}
