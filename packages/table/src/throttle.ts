import { keys } from './keys.ts'
import { create, get, type Item, remove, update } from './verbs.ts'

/** Attempts allowed in so many seconds; a window opens with its first attempt. */
export type AttemptWindow = { limit: number; seconds: number }

export type Allowance = {
  /** What is counted, such as `login:<client>`. */
  name: string
  /** What it was counted as until a moment ago: windows that were opened so go on to their end. */
  before?: string | undefined
  /** All of them count each attempt; no two have the same length. */
  windows: readonly [AttemptWindow, ...AttemptWindow[]]
  /** Whether the others are counted though it has no room. */
  isSoft?: boolean
}

/** An attempt counted as number `count` of the first window, or the seconds until the next one is allowed. */
export type Taken = { count: number } | { retryAfter: number }

const nowSeconds = (now: Date) => Math.floor(now.getTime() / 1000)

const countOf = ({ seconds }: AttemptWindow) => `count${seconds}`
const endOf = ({ seconds }: AttemptWindow) => `until${seconds}`
const limitOf = ({ seconds }: AttemptWindow) => `limit${seconds}`

const fieldsOf = (
  windows: readonly AttemptWindow[],
  value: (window: AttemptWindow) => [string, number],
) => Object.fromEntries(windows.map(value))

/** What opening these windows with an attempt writes. */
const opened = (windows: readonly AttemptWindow[], now: Date) => ({
  ...fieldsOf(windows, (window) => [countOf(window), 1]),
  ...fieldsOf(windows, (window) => [endOf(window), nowSeconds(now) + window.seconds]),
})

const secondsLeft = (item: Item, window: AttemptWindow, now: Date) =>
  Math.max(0, Number(item[endOf(window)] ?? 0) - nowSeconds(now))

/** When the item may go: its longest window has ended then. */
const ttlAt = (windows: readonly AttemptWindow[], now: Date) =>
  nowSeconds(now) + Math.max(...windows.map(({ seconds }) => seconds))

const isLiveIn = (item: Item, now: Date) => (window: AttemptWindow) =>
  secondsLeft(item, window, now) > 0

/** The seconds for which some window has no room. */
const waitIn = (item: Item, { windows }: Allowance, now: Date) =>
  Math.max(
    ...windows.map((window) =>
      Number(item[countOf(window)]) >= window.limit ? secondsLeft(item, window, now) : 0,
    ),
  )

/** Counts in the windows that `isLive` says are open and opens the others; undefined where that is not so. */
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

/** What goes on of windows that were opened under an earlier name, with this attempt counted. */
const goingOn = (item: Item, windows: readonly AttemptWindow[], now: Date) => {
  const live = windows.filter(isLiveIn(item, now))
  return {
    ...fieldsOf(live, (window) => [countOf(window), Number(item[countOf(window)]) + 1]),
    ...fieldsOf(live, (window) => [endOf(window), Number(item[endOf(window)])]),
  }
}

/** What is known of an allowance; what is only remembered may be otherwise by now. */
type Known = { own?: Item | undefined; earlier?: Item | undefined; isRead: boolean }

/** What this instance wrote last: allowances whose windows are all open need not be read again. */
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

/** Counts by what is known, which is read again for as long as others are quicker. */
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
 * Counts one attempt in each allowance, or in none where one has no room: atomically in each, so that of any number of
 * simultaneous attempts only `limit` get through in a window. All are read at once and then written at once; what was
 * read to have no room costs no write. Where it is refused, those that have room say so by 0 seconds.
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

/** {@link takeAttempts} of a single one. */
export const takeAttempt = async (allowance: Allowance, now: Date): Promise<Taken> => {
  const [taken] = await takeAttempts([allowance], now)
  return taken ?? { count: 0 }
}

/** Takes one counted attempt back, because it turned out to be fine or was refused elsewhere. */
export const giveAttemptBack = ({ name, windows }: Allowance) =>
  update(
    keys.throttle(name),
    { add: fieldsOf(windows, (window) => [countOf(window), -1]) },
    {
      expression: windows.map((window) => `#${countOf(window)} > :zero`).join(' AND '),
      values: { zero: 0 },
    },
  )

/** Forgets all attempts of all windows. */
export const forgetAttempts = ({ name, before }: Allowance) =>
  Promise.all([name, before].map((counted) => counted && remove(keys.throttle(counted))))
