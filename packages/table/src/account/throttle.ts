import { create, get, type Item, remove, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Opens with its first attempt. */
export type AttemptWindow = { limit: number; seconds: number }

export type Allowance = {
  /** Such as `login:<client>`. */
  name: string
  /** A former name, whose windows still count. */
  before?: string | undefined
  /** Each attempt counts in all. */
  windows: readonly [AttemptWindow, ...AttemptWindow[]]
  /** Others still count when this one is full. */
  isSoft?: boolean
}

/** The first window's number, or seconds to wait. */
export type Taken = { count: number } | { retryAfter: number }

const nowSeconds = (now: Date) => Math.floor(now.getTime() / 1000)

const countOf = ({ seconds }: AttemptWindow) => `count${seconds}`
const endOf = ({ seconds }: AttemptWindow) => `until${seconds}`
const limitOf = ({ seconds }: AttemptWindow) => `limit${seconds}`

const fieldsOf = (
  windows: readonly AttemptWindow[],
  value: (window: AttemptWindow) => [string, number],
) => Object.fromEntries(windows.map(value))

const opened = (windows: readonly AttemptWindow[], now: Date) => ({
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

/** Counts in open windows and opens the others; undefined where outdated. */
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
      ...(ended.length && { set: { ...opened(ended, now), ttl: ttlAt(windows, now) } }),
      ...(live.length && { add: fieldsOf(live, (window) => [countOf(window), 1]) }),
    },
    { expression: expressions.join(' AND '), values: { now: nowSeconds(now), ...limits } },
  )
}

const goingOn = (item: Item, windows: readonly AttemptWindow[], now: Date) => {
  const live = windows.filter(isLiveIn(item, now))
  return {
    ...fieldsOf(live, (window) => [countOf(window), Number(item[countOf(window)]) + 1]),
    ...fieldsOf(live, (window) => [endOf(window), Number(item[endOf(window)])]),
  }
}

/** Memory may be outdated. */
type Known = { own?: Item | undefined; earlier?: Item | undefined; isRead: boolean }

/** Last writes: while all windows are open, no read is needed. */
const remembered = new Map<string, Item>()
const mostRemembered = 10_000

const remember = (name: string, item: Item) => {
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(name, item)
}

const itemOf = (name: string | undefined) =>
  name === undefined ? undefined : get(keys.throttle(name))

const look = async ({ name, before }: Allowance): Promise<Known> => {
  const [own, earlier] = await Promise.all([itemOf(name), itemOf(before)])
  return { own, earlier, isRead: true }
}

const knownOf = (allowance: Allowance, now: Date): Known | Promise<Known> => {
  const own = remembered.get(allowance.name)
  const isOpen = own && allowance.windows.every(isLiveIn(own, now))
  return isOpen ? { own, isRead: false } : look(allowance)
}

const waitOf = ({ own, earlier, isRead }: Known, allowance: Allowance, now: Date) =>
  isRead ? waitIn(own ?? earlier ?? {}, allowance, now) : 0

/** Rereads while others are faster. */
const takeBy = async (given: Known, allowance: Allowance, now: Date): Promise<Taken> => {
  const { name, windows } = allowance
  const begun = ({ earlier = {} }: Known) => ({
    ...keys.throttle(name),
    ...opened(windows, now),
    ...goingOn(earlier, windows, now),
    ttl: ttlAt(windows, now),
  })
  for (let known = given; ; known = await look(allowance)) {
    const wait = waitOf(known, allowance, now)
    if (wait > 0) return { retryAfter: wait }
    const { own } = known
    const item = begun(known)
    const counted: Item | false | undefined = own
      ? await count(allowance, isLiveIn(own, now), now)
      : (await create(item)) && item
    if (!counted) continue
    remember(name, counted)
    return { count: Number(counted[countOf(windows[0])]) }
  }
}

/**
 * Counts an attempt in each allowance, or in none where one is full. Atomic per allowance. A full one costs no write. On refusal, those
 * with room have 0 seconds.
 */
export const takeAttempts = async (
  allowances: readonly Allowance[],
  now: Date,
): Promise<Taken[]> => {
  const known = await Promise.all(
    allowances.map(async (allowance) => ({ allowance, known: await knownOf(allowance, now) })),
  )
  const waits = known.map((one) => ({ retryAfter: waitOf(one.known, one.allowance, now) }))
  const isRefusal = (one: Taken, place: number) =>
    'retryAfter' in one && one.retryAfter > 0 && !allowances[place]?.isSoft
  if (waits.some(isRefusal)) return waits
  const taken = await Promise.all(known.map((one) => takeBy(one.known, one.allowance, now)))
  if (!taken.some(isRefusal)) return taken
  const counted = allowances.filter((_, place) => 'count' in (taken[place] ?? {}))
  await Promise.all(counted.map(giveAttemptBack))
  return taken.map((one) => ('count' in one ? { retryAfter: 0 } : one))
}

export const takeAttempt = async (allowance: Allowance, now: Date): Promise<Taken> => {
  const [taken] = await takeAttempts([allowance], now)
  return taken ?? { count: 0 }
}

/** Counts an attempt. False, and nothing counted, where the allowance is used up. */
export const takeIfAllowed = async (allowance: Allowance, now: Date): Promise<boolean> =>
  'count' in (await takeAttempt(allowance, now))

/** For a success, or a refusal elsewhere. */
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
