/** The longest time of the brand's `replyPromise`: after so many business days a request without an answer is late. */
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

/** One for each time zone: to make one takes a hundred times as long as to ask it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** What calendar and clock show, part by part: in which order a locale writes them, engines differ. */
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

/** Minutes since midnight at a moment in a time zone. */
export const minuteIn = (timeZone: string, moment: Date): number => {
  const { hour, minute } = shownIn(timeZone, moment)
  return Number(hour) * 60 + Number(minute)
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
const aheadAt = (timeZone: string, moment: Date) => {
  const minutes = Date.parse(`${dayIn(timeZone, moment)}T00:00Z`) / 60_000
  const there = minutes + minuteIn(timeZone, moment)
  return (there - Math.floor(moment.getTime() / 60_000)) * 60_000
}

/** When the clocks of a time zone show a day and time, such as `2026-11-27T20:00`; never, as an invalid date, where it is none. */
export const whenShown = (timeZone: string, shown: string): Date => {
  const there = Date.parse(`${shown}Z`)
  if (Number.isNaN(there)) return new Date(Number.NaN)
  const near = new Date(there - aheadAt(timeZone, new Date(there)))
  // The clocks may have been changed between the two.
  return new Date(there - aheadAt(timeZone, near))
}

/** The last millisecond of a calendar day in a time zone. */
export const endOfDay = (timeZone: string, day: string): Date =>
  whenShown(timeZone, `${day}T23:59:59.999`)

const dayMs = 24 * 3600 * 1000

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10)

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())

/** Whether work is done on a calendar day: Monday to Friday, but for holidays. */
export const isBusinessDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  !isWeekend(day) && !holidays.has(day)

/** A calendar that knows no business day any more ends the counting. */
const longestGap = 366

/**
 * The calendar day that is so many business days after another one, which itself does not count: three
 * after a Friday is Wednesday, and so it is after the Saturday and the Sunday that follow. `holidays` are
 * calendar days; those on a weekend change nothing. Where a year brings no business day it is the last of that year.
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

/** The calendar days of a list that has one on each line, with or without words behind it. */
export const holidaysIn = (list: string): ReadonlySet<string> =>
  new Set(list.split('\n').map((line) => line.trim().slice(0, 10)))
