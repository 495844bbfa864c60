import { dayIn, endOfDay, site } from '@bong-bari/site'

const dayMs = 24 * 3600 * 1000

const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10)

const mondayOf = (day: string) => daysAfter(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

/** A Monday, and its first moment. */
export type Week = { from: string; begins: string }

const weekFrom = (from: string): Week => ({
  from,
  begins: new Date(endOfDay(site.timeZone, daysAfter(from, -1)).getTime() + 1).toISOString(),
})

/** Oldest first, up to the week of `now`; in the brand's time zone. */
export const weeksUntil = (now: Date, count: number): Week[] => {
  const last = mondayOf(dayIn(site.timeZone, now))
  return Array.from({ length: count }, (_, place) =>
    weekFrom(daysAfter(last, -7 * (count - 1 - place))),
  )
}
