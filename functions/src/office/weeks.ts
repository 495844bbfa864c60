import { dayInKolkata, daysAfter, mondayOf, startOfDay } from '@bong-bari/site'

/** A Monday, and its first moment. */
export type Week = { from: string; begins: string }

const weekFrom = (from: string): Week => ({
  from,
  begins: startOfDay(from).toISOString(),
})

/** Oldest first, up to the week of `now`; by the days of Kolkata. */
export const weeksUntil = (now: Date, count: number): Week[] => {
  const last = mondayOf(dayInKolkata(now))
  return Array.from({ length: count }, (_, place) =>
    weekFrom(daysAfter(last, -7 * (count - 1 - place))),
  )
}
