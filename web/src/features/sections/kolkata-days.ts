import { dayAfter, dayLength, dayOf, inKolkata, startOf } from '../../office/kolkata-time.ts'

/** Days whose moments can be stored. */
export const isShownDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  day >= '1971-01-01' &&
  day < '9998-01-01' &&
  !Number.isNaN(startOf(day)) &&
  dayOf(startOf(day)) === day

export const spans = ['week', 'month'] as const
export type Span = (typeof spans)[number]

const weekday = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7

const monthAfter = (day: string, months: number) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The days of the week (from Monday) or month around a day. */
export const daysAround = (day: string, span: Span) => {
  const first = span === 'week' ? dayAfter(day, -weekday(day)) : monthAfter(day, 0)
  const end = span === 'week' ? dayAfter(first, 7) : monthAfter(first, 1)
  const count = Math.round((startOf(end) - startOf(first)) / dayLength)
  return Array.from({ length: count }, (_, place) => dayAfter(first, place))
}

export const stepFrom = (day: string, span: Span, step: 1 | -1) =>
  span === 'week' ? dayAfter(day, 7 * step) : monthAfter(day, step)

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = inKolkata(options)
  return (day: string) => format.format(startOf(day))
}

/** `Monday, 23 November 2026` */
export const wholeDay = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `Mon` */
export const weekdayWord = words({ weekday: 'short' })
/** `November 2026` */
export const monthWord = words({ month: 'long', year: 'numeric' })
/** `23 Nov` */
export const shortDay = words({ day: 'numeric', month: 'short' })
