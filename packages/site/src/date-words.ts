import { clockInKolkata, dayInKolkata, weekdayOf } from './kolkata-time.ts'

// Written by hand, since engines write a locale's dates differently ("Sep" and "Sept"): a page then
// has the same words on the server and in every browser.

/** A day such as `2026-11-23`, or a clock such as `2026-11-23T20:00`, of which the day counts. */
type Day = string

export const weekdays: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const yearOf = (day: Day) => day.slice(0, 4)
const monthOf = (day: Day) => months[Number(day.slice(5, 7)) - 1] ?? ''
const dateOf = (day: Day) => Number(day.slice(8, 10))

/** ` 2026`; nothing in the year of `today`. */
const endingYear = (day: Day, today: Day) =>
  yearOf(day) === yearOf(today) ? '' : ` ${yearOf(day)}`

/** Formats the name of a day's weekday, such as `Monday`. */
export const weekday = (day: Day): string => weekdays[weekdayOf(day.slice(0, 10))] ?? ''

/** `23 Nov 2026`, and `23 Nov` in the year of `today`. */
export const shortDay = (day: Day, today: Day = ''): string =>
  `${dateOf(day)} ${monthOf(day).slice(0, 3)}${endingYear(day, today)}`

/** `Mon 23 Nov 2026`, and `Mon 23 Nov` in the year of `today`. */
export const shortWeekday = (day: Day, today: Day = ''): string =>
  `${weekday(day).slice(0, 3)} ${shortDay(day, today)}`

/** `Monday 23 November 2026`, and `Monday 23 November` in the year of `today`. */
export const longDay = (day: Day, today: Day = ''): string =>
  `${weekday(day)} ${dateOf(day)} ${monthOf(day)}${endingYear(day, today)}`

/** Formats a time of day, such as `8:00 pm` of `20:00`. */
export const timeOfDay = (clock: string): string => {
  const hour = Number(clock.slice(11, 13))
  return `${hour % 12 || 12}:${clock.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`
}

type Moment = Date | string | number

/** The day of a moment in US long form, `November 23, 2026`, as posts and videos show it. */
export const longDate = (moment: Moment): string => {
  const day = dayInKolkata(moment)
  return `${monthOf(day)} ${dateOf(day)}, ${yearOf(day)}`
}

/** Formats the day that a moment has in Kolkata, such as `23 Nov 2026`. */
export const kolkataDay = (moment: Moment): string => shortDay(dayInKolkata(moment))

/** Formats a moment's day and time in Kolkata, such as `23 Nov 2026, 20:14`. */
export const kolkataTime = (moment: Moment): string =>
  `${kolkataDay(moment)}, ${clockInKolkata(moment).slice(11)}`

/** `Monday 23 November, 8:14 pm in Kolkata`; with the year where it is not that of `now`. */
export const momentWords = (moment: Moment, now: Moment): string => {
  const clock = clockInKolkata(moment)
  return `${longDay(clock, clockInKolkata(now))}, ${timeOfDay(clock)} in Kolkata`
}

/** Formats a moment's minute in Kolkata so that it sorts, such as `2026-11-23 20:14`. */
export const kolkataMinute = (moment: Moment): string => clockInKolkata(moment).replace('T', ' ')
