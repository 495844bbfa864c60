/** The longest time of the brand's `replyPromise`: after so many business days a request without an answer is late. */
export const replyDays = 3

/** The calendar day of a moment in a time zone, such as `2026-11-23`. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)

/** Minutes since midnight at a moment in a time zone. */
export const minuteIn = (timeZone: string, moment: Date): number => {
  const [hours, minutes] = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(moment)
    .split(':')
    .map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** The last millisecond of a calendar day in a time zone. */
export const endOfDay = (timeZone: string, day: string): Date => {
  const end = Date.parse(`${day}T23:59:59.999Z`)
  // What is there at that moment of UTC tells how far the zone is off.
  const there = Date.parse(`${dayIn(timeZone, new Date(end))}T00:00Z`)
  const minutes = there / 60_000 + minuteIn(timeZone, new Date(end)) - Math.floor(end / 60_000)
  return new Date(end - minutes * 60_000)
}

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
