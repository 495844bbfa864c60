import { keys } from './keys.ts'
import { create, get, remove, update } from './verbs.ts'

export type Allowance = {
  /** What is counted, such as `login:<client>`. */
  name: string
  /** Attempts allowed in one window. */
  limit: number
  /** Length of the window in seconds; it opens with the first attempt. */
  seconds: number
}

/** An attempt counted as number `count`, or the seconds until the next one is allowed. */
export type Taken = { count: number } | { retryAfter: number }

const nowSeconds = (now: Date) => Math.floor(now.getTime() / 1000)

/**
 * Counts one attempt, atomically: of any number of simultaneous attempts only `limit` get through
 * in a window.
 */
export const takeAttempt = async (
  { name, limit, seconds }: Allowance,
  now: Date,
): Promise<Taken> => {
  const key = keys.throttle(name)
  for (;;) {
    const live = {
      expression: '#ttl > :now AND #count < :limit',
      values: { now: nowSeconds(now), limit },
    }
    const counted = await update(key, { add: { count: 1 } }, live)
    if (counted) return { count: Number(counted.count) }

    const ended = {
      expression: 'attribute_not_exists(#pk) OR #ttl <= :now',
      values: { now: nowSeconds(now) },
    }
    const first = { ...key, count: 1, ttl: nowSeconds(now) + seconds }
    if (await create(first, ended)) return { count: 1 }

    const item = await get(key)
    const wait = Number(item?.ttl) - nowSeconds(now)
    if (Number(item?.count) >= limit && wait > 0) return { retryAfter: wait }
  }
}

/** Takes one counted attempt back, because it turned out to be fine. */
export const giveAttemptBack = (name: string) =>
  update(
    keys.throttle(name),
    { add: { count: -1 } },
    { expression: '#count > :zero', values: { zero: 0 } },
  )

/** Forgets all attempts of a window. */
export const forgetAttempts = (name: string) => remove(keys.throttle(name))
