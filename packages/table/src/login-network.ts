import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, put } from './verbs.ts'

/** Keyed by a hash of account and network. */
export const storedLoginNetwork = z.object({ ttl: z.number() })

/** Seconds since the last login there. */
const kept = 30 * 24 * 3600

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** For 30 days; `id` is a hash that includes the account. */
export const rememberLoginNetwork = (id: string, now: Date): Promise<void> =>
  put({ ...keys.loginNetwork(id), ttl: seconds(now) + kept })

export const isLoginNetwork = async (id: string, now: Date): Promise<boolean> => {
  const item = await get(keys.loginNetwork(id))
  return item !== undefined && storedLoginNetwork.parse(item).ttl > seconds(now)
}
