/**
 * The days and clocks of the house. India has had one time without daylight saving since 1945, so
 * that every day has 24 hours. A day is written `2026-11-23` and a clock `2026-11-23T20:00`, as
 * date and time fields do.
 */
export const timeZone = 'Asia/Kolkata'
const offsetMs = (5 * 60 + 30) * 60_000
const offset = '+05:30'

/** A point in time as a `Date`, as ISO text or in epoch milliseconds. */
type Moment = Date | string | number

const dayMs = 24 * 60 * 60_000

/** A `Date` whose fields in UTC are Kolkata's, for formats that know no time zones. */
export const shiftToKolkata = (moment: Moment): Date =>
  new Date(new Date(moment).getTime() + offsetMs)

/** What clocks in Kolkata show at a moment. Throws a `RangeError` for an invalid date. */
export const clockInKolkata = (moment: Moment): string =>
  shiftToKolkata(moment).toISOString().slice(0, 16)

/** The same by the clock of the reader's device. */
export const clockHere = (moment: Moment): string => {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The calendar day of a moment in Kolkata. Throws a `RangeError` for an invalid date. */
export const dayInKolkata = (moment: Moment): string => clockInKolkata(moment).slice(0, 10)

/** ISO text with Kolkata's offset. The clock is not checked. */
export const isoOfClock = (clock: string): string => `${clock}:00${offset}`

/** The moment at which clocks in Kolkata show this; an invalid date if no clock ever does. */
export const momentOfClock = (clock: string): Date => new Date(isoOfClock(clock))

/** The moment at which a day begins in Kolkata. */
export const startOfDay = (day: string): Date => momentOfClock(`${day}T00:00`)

/** The last millisecond of a day in Kolkata. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayMs - 1)

const utcOf = (day: string) => Date.parse(`${day}T00:00Z`)
const dayOfUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day so many days later, or earlier where `count` is negative. */
export const daysAfter = (day: string, count: number): string =>
  dayOfUtc(utcOf(day) + count * dayMs)

/** Counts the days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (utcOf(to) - utcOf(from)) / dayMs

/** The same date a month later. A date that the month lacks runs on into the one after it. */
export const monthAfter = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOfUtc(Date.UTC(year, month, date))
}

/** The weekday of a day, from 0 for Sunday to 6. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay()

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((weekdayOf(day) + 6) % 7))

/** Returns whether a day is from Monday to Friday and no holiday. */
export const isBusinessDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  weekdayOf(day) % 6 !== 0 && !holidays.has(day)

/** Stops counting in a calendar without business days. */
const longestGapDays = 366

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
  while (left > 0 && gap < longestGapDays) {
    at = daysAfter(at, 1)
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
