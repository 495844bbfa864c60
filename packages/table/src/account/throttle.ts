import { create, get, type Item, remove, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** A window opens with its first attempt and lasts `seconds`. */
export type AttemptWindow = { limit: number; seconds: number }

export type Allowance = {
  /** What is counted, such as `login:<client>`. */
  name: string
  /** A former name of the allowance, whose windows still count. */
  before?: string | undefined
  /** Each attempt counts in all. */
  windows: readonly [AttemptWindow, ...AttemptWindow[]]
  /** A full soft allowance does not keep the others from counting. */
  isSoft?: boolean
}

/** How many attempts the first window has, or the seconds to wait. */
export type AttemptResult = { count: number } | { retryAfter: number }

const nowSeconds = (now: Date) => Math.floor(now.getTime() / 1000)

const countOf = ({ seconds }: AttemptWindow) => `count${seconds}`
const endOf = ({ seconds }: AttemptWindow) => `until${seconds}`
const limitOf = ({ seconds }: AttemptWindow) => `limit${seconds}`

const fieldsOf = (
  windows: readonly AttemptWindow[],
  value: (window: AttemptWindow) => [string, number],
) => Object.fromEntries(windows.map(value))

const openWindows = (windows: readonly AttemptWindow[], now: Date) => ({
  ...fieldsOf(windows, (window) => [countOf(window), 1]),
  ...fieldsOf(windows, (window) => [endOf(window), nowSeconds(now) + window.seconds]),
})

const secondsLeft = (item: Item, window: AttemptWindow, now: Date) =>
  Math.max(0, Number(item[endOf(window)] ?? 0) - nowSeconds(now))

const ttlAt = (windows: readonly AttemptWindow[], now: Date) =>
  nowSeconds(now) + Math.max(...windows.map(({ seconds }) => seconds))

const isLiveIn = (item: Item, now: Date) => (window: AttemptWindow) =>
  secondsLeft(item, window, now) > 0

const waitIn = (item: Item, { windows }: Allowance, now: Date) =>
  Math.max(
    ...windows.map((window) =>
      Number(item[countOf(window)]) >= window.limit ? secondsLeft(item, window, now) : 0,
    ),
  )

/** Counts in open windows and opens the others. Returns undefined if the windows have changed meanwhile. */
const count = (
  { name, windows }: Allowance,
  isLive: (window: AttemptWindow) => boolean,
  now: Date,
): Promise<Item | undefined> => {
  const live = windows.filter(isLive)
  const ended = windows.filter((window) => !isLive(window))
  const expressions = [
    ...live.map((one) => `#${endOf(one)} > :now AND #${countOf(one)} < :${limitOf(one)}`),
    ...ended.map((one) => `(attribute_not_exists(#${endOf(one)}) OR #${endOf(one)} <= :now)`),
  ]
  const limits = fieldsOf(live, (window) => [limitOf(window), window.limit])
  return update(
    keys.throttle(name),
    {
      ...(ended.length && { set: { ...openWindows(ended, now), ttl: ttlAt(windows, now) } }),
      ...(live.length && { add: fieldsOf(live, (window) => [countOf(window), 1]) }),
    },
    { expression: expressions.join(' AND '), values: { now: nowSeconds(now), ...limits } },
  )
}

const continueWindows = (item: Item, windows: readonly AttemptWindow[], now: Date) => {
  const live = windows.filter(isLiveIn(item, now))
  return {
    ...fieldsOf(live, (window) => [countOf(window), Number(item[countOf(window)]) + 1]),
    ...fieldsOf(live, (window) => [endOf(window), Number(item[endOf(window)])]),
  }
}

/** The stored counts, or those of the last write (`isRead` false), which may be outdated. */
type AttemptCounts = { own?: Item | undefined; earlier?: Item | undefined; isRead: boolean }

/** The last write of each allowance. While all of its windows are open, nothing has to be read. */
const lastWrites = new Map<string, Item>()
const maxLastWrites = 10_000

const remember = (name: string, item: Item) => {
  if (lastWrites.size >= maxLastWrites) lastWrites.clear()
  lastWrites.set(name, item)
}

const itemOf = (name: string | undefined) =>
  name === undefined ? undefined : get(keys.throttle(name))

const readCounts = async ({ name, before }: Allowance): Promise<AttemptCounts> => {
  const [own, earlier] = await Promise.all([itemOf(name), itemOf(before)])
  return { own, earlier, isRead: true }
}

const findCounts = (allowance: Allowance, now: Date): AttemptCounts | Promise<AttemptCounts> => {
  const own = lastWrites.get(allowance.name)
  const isOpen = own && allowance.windows.every(isLiveIn(own, now))
  return isOpen ? { own, isRead: false } : readCounts(allowance)
}

const waitOf = ({ own, earlier, isRead }: AttemptCounts, allowance: Allowance, now: Date) =>
  isRead ? waitIn(own ?? earlier ?? {}, allowance, now) : 0

/** Counts an attempt, and reads again as long as other calls are faster. */
const countInWindows = async (
  given: AttemptCounts,
  allowance: Allowance,
  now: Date,
): Promise<AttemptResult> => {
  const { name, windows } = allowance
  const itemOf = ({ earlier = {} }: AttemptCounts) => ({
    ...keys.throttle(name),
    ...openWindows(windows, now),
    ...continueWindows(earlier, windows, now),
    ttl: ttlAt(windows, now),
  })
  for (let counts = given; ; counts = await readCounts(allowance)) {
    const wait = waitOf(counts, allowance, now)
    if (wait > 0) return { retryAfter: wait }
    const { own } = counts
    const item = itemOf(counts)
    const counted: Item | false | undefined = own
      ? await count(allowance, isLiveIn(own, now), now)
      : (await create(item)) && item
    if (!counted) continue
    remember(name, counted)
    return { count: Number(counted[countOf(windows[0])]) }
  }
}

/**
 * Counts an attempt in each allowance, or in none if one that is not soft is full. Each allowance is atomic, and a full one costs no
 * write. When refused, allowances with room have `retryAfter` 0.
 */
export const takeAttempts = async (
  allowances: readonly Allowance[],
  now: Date,
): Promise<AttemptResult[]> => {
  const openings = await Promise.all(
    allowances.map(async (allowance) => ({ allowance, counts: await findCounts(allowance, now) })),
  )
  const waits = openings.map((one) => ({ retryAfter: waitOf(one.counts, one.allowance, now) }))
  const isRefusal = (one: AttemptResult, index: number) =>
    'retryAfter' in one && one.retryAfter > 0 && !allowances[index]?.isSoft
  if (waits.some(isRefusal)) return waits
  const attempts = await Promise.all(
    openings.map((one) => countInWindows(one.counts, one.allowance, now)),
  )
  if (!attempts.some(isRefusal)) return attempts
  const counted = allowances.filter((_, index) => 'count' in (attempts[index] ?? {}))
  await Promise.all(counted.map(giveAttemptBack))
  return attempts.map((one) => ('count' in one ? { retryAfter: 0 } : one))
}

export const takeAttempt = async (allowance: Allowance, now: Date): Promise<AttemptResult> => {
  const [attempt] = await takeAttempts([allowance], now)
  return attempt ?? { count: 0 }
}

/** Counts an attempt. Returns false, and counts nothing, if the allowance is used up. */
export const takeIfAllowed = async (allowance: Allowance, now: Date): Promise<boolean> =>
  'count' in (await takeAttempt(allowance, now))

/** Takes an attempt out of the count, after a success or a refusal elsewhere. */
export const giveAttemptBack = ({ name, windows }: Allowance) =>
  update(
    keys.throttle(name),
    { add: fieldsOf(windows, (window) => [countOf(window), -1]) },
    {
      expression: windows.map((window) => `#${countOf(window)} > :zero`).join(' AND '),
      values: { zero: 0 },
    },
  )

export const forgetAttempts = ({ name, before }: Allowance) =>
  Promise.all([name, before].map((counted) => counted && remove(keys.throttle(counted))))
