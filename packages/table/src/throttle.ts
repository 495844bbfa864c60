import { keys } from './keys.ts'
import { create, get, remove, update } from './verbs.ts'

export type Allowance = {
  /** What is counted, such as `login:<client>`. */
  name: string
  /** What it was counted as until a moment ago: a window that was opened so goes on to its end. */
  before?: string | undefined
  /** Attempts allowed in one window. */
  limit: number
  /** Length of the window in seconds; it opens with the first attempt. */
  seconds: number
}

type Named = Pick<Allowance, 'name' | 'before'>

/** An attempt counted as number `count`, or the seconds until the next one is allowed. */
export type Taken = { count: number } | { retryAfter: number }

const nowSeconds = (now: Date) => Math.floor(now.getTime() / 1000)

const takeLive = async (name: string, limit: number, now: Date): Promise<Taken | undefined> => {
  const live = {
    expression: '#ttl > :now AND #count < :limit',
    values: { now: nowSeconds(now), limit },
  }
  const counted = await update(keys.throttle(name), { add: { count: 1 } }, live)
  return counted && { count: Number(counted.count) }
}

const waitFor = async (name: string, limit: number, now: Date): Promise<Taken | undefined> => {
  const item = await get(keys.throttle(name))
  const wait = Number(item?.ttl) - nowSeconds(now)
  return Number(item?.count) >= limit && wait > 0 ? { retryAfter: wait } : undefined
}

/** Counts in a window that was opened under an earlier name, while it is open. */
const takeOpen = async (before: string | undefined, limit: number, now: Date) =>
  before === undefined
    ? undefined
    : ((await takeLive(before, limit, now)) ?? waitFor(before, limit, now))

/**
 * Counts one attempt, atomically: of any number of simultaneous attempts only `limit` get through
 * in a window.
 */
export const takeAttempt = async (
  { name, before, limit, seconds }: Allowance,
  now: Date,
): Promise<Taken> => {
  const key = keys.throttle(name)
  for (;;) {
    const taken = (await takeLive(name, limit, now)) ?? (await takeOpen(before, limit, now))
    if (taken) return taken

    const ended = {
      expression: 'attribute_not_exists(#pk) OR #ttl <= :now',
      values: { now: nowSeconds(now) },
    }
    const first = { ...key, count: 1, ttl: nowSeconds(now) + seconds }
    if (await create(first, ended)) return { count: 1 }

    const full = await waitFor(name, limit, now)
    if (full) return full
  }
}

/** Takes one counted attempt back, because it turned out to be fine. */
export const giveAttemptBack = async ({ name, before }: Named) => {
  const less = (counted: string) =>
    update(
      keys.throttle(counted),
      { add: { count: -1 } },
      { expression: '#count > :zero', values: { zero: 0 } },
    )
  return (await less(name)) ?? (before === undefined ? undefined : less(before))
}

/** Forgets all attempts of a window. */
export const forgetAttempts = ({ name, before }: Named) =>
  Promise.all([name, before].map((counted) => counted && remove(keys.throttle(counted))))
