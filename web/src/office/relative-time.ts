import { inKolkata } from './kolkata-time.ts'

const dayMonth = inKolkata({ day: 'numeric', month: 'short' })
const dayMonthYear = inKolkata({ day: 'numeric', month: 'short', year: 'numeric' })
const year = inKolkata({ year: 'numeric' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const sameDay = (a: Date, b: Date) => dayMonthYear.format(a) === dayMonthYear.format(b)

/** By days in Kolkata: `12 min ago`, `Yesterday`, `18 Nov`, `18 Nov 2025`. */
export const relativeTime = (time: string, now: number) => {
  const at = new Date(time)
  const age = now - at.getTime()
  if (age < minute) return 'Just now'
  if (age < hour) return `${Math.floor(age / minute)} min ago`
  if (sameDay(at, new Date(now))) return `${Math.floor(age / hour)} h ago`
  if (sameDay(at, new Date(now - day))) return 'Yesterday'
  const isThisYear = year.format(at) === year.format(now)
  return (isThisYear ? dayMonth : dayMonthYear).format(at)
}

/** {@link relativeTime} within a sentence. */
export const timeWithin = (time: string, now: number) =>
  relativeTime(time, now).replace(/^[JY]/, (letter) => letter.toLowerCase())
