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

const itemOf = (name: string | undefined) =>
  name === undefined ? undefined : get(keys.throttle(name))

/**
 * Counts one attempt in all windows, atomically: of any number of simultaneous attempts only `limit`
 * get through in a window. Costs one write where all windows are open; a refusal costs one and a read.
 */
export const takeAttempt = async (allowance: Allowance, now: Date): Promise<Taken> => {
  const { name, before, windows } = allowance
  const [first] = windows
  let isLive = (_: AttemptWindow) => true
  for (;;) {
    const counted = await count(allowance, isLive, now)
    if (counted) return { count: Number(counted[countOf(first)]) }

    const [own, earlier] = await Promise.all([itemOf(name), itemOf(before)])
    const item = own ?? earlier ?? {}
    const wait = waitIn(item, allowance, now)
    if (wait > 0) return { retryAfter: wait }
    if (own) {
      isLive = isLiveIn(own, now)
      continue
    }
    const counts = { ...opened(windows, now), ...goingOn(item, windows, now) }
    if (await create({ ...keys.throttle(name), ...counts, ttl: ttlAt(windows, now) }))
      return { count: Number(counts[countOf(first)]) }
  }
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
