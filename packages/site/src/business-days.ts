/** The upper end of `replyPromise`: business days after which a request is late. */
export const replyDays = 3

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** Cached: creating one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** By parts, since engines differ in a locale's order. */
const shownIn = (timeZone: string, moment: Date): Record<string, string> => {
  const clock = clocks.get(timeZone) ?? clockIn(timeZone)
  clocks.set(timeZone, clock)
  return Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** The calendar day of a moment in a time zone, such as `2026-11-23`. */
export const dayIn = (timeZone: string, moment: Date): string => {
  const { year, month, day } = shownIn(timeZone, moment)
  return `${year}-${month}-${day}`
}

/** Minutes since local midnight. */
export const minuteIn = (timeZone: string, moment: Date): number => {
  const { hour, minute } = shownIn(timeZone, moment)
  return Number(hour) * 60 + Number(minute)
}

/** The zone's offset from UTC in milliseconds. */
const aheadAt = (timeZone: string, moment: Date) => {
  const minutes = Date.parse(`${dayIn(timeZone, moment)}T00:00Z`) / 60_000
  const there = minutes + minuteIn(timeZone, moment)
  return (there - Math.floor(moment.getTime() / 60_000)) * 60_000
}

/** The moment of a local day and time such as `2026-11-27T20:00`; an invalid date for invalid input. */
export const whenShown = (timeZone: string, shown: string): Date => {
  const there = Date.parse(`${shown}Z`)
  if (Number.isNaN(there)) return new Date(Number.NaN)
  const near = new Date(there - aheadAt(timeZone, new Date(there)))
  // A clock change may lie between the two.
  return new Date(there - aheadAt(timeZone, near))
}

/** The last millisecond of a day in a time zone. */
export const endOfDay = (timeZone: string, day: string): Date =>
  whenShown(timeZone, `${day}T23:59:59.999`)

const dayMs = 24 * 3600 * 1000

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10)

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())

/** Monday to Friday, except holidays. */
export const isBusinessDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  !isWeekend(day) && !holidays.has(day)

/** Stops counting in a calendar without business days. */
const longestGap = 366

/**
 * The day so many business days after another, which does not count: three after a Friday, Saturday
 * or Sunday is Wednesday. `holidays` are calendar days. If a year has no business day, the last day
 * of that year.
 */
export const businessDaysAfter = (
  day: string,
  count: number,
  holidays: ReadonlySet<string>,
): string => {
  let [at, left, gap] = [day, count, 0]
  while (left > 0 && gap < longestGap) {
    at = nextDay(at)
    gap++
    if (!isBusinessDay(at, holidays)) continue
    left--
    gap = 0
  }
  return at
}

/** The days in a list with one per line, each with or without a name. */
export const holidaysIn = (list: string): ReadonlySet<string> =>
  new Set(list.split('\n').map((line) => line.trim().slice(0, 10)))
