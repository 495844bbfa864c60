import { useEffect, useState } from 'react'

const zone = 'Asia/Kolkata'

const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options })

const dayMonth = parts({ day: 'numeric', month: 'short' })
const dayMonthYear = parts({ day: 'numeric', month: 'short', year: 'numeric' })
const clock = parts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const year = parts({ year: 'numeric' })
const dayNumber = parts({ year: 'numeric', month: '2-digit', day: '2-digit' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const sameDay = (a: Date, b: Date) => dayNumber.format(a) === dayNumber.format(b)

/** Day and time in Kolkata, such as `21 Nov 2026, 10:14`. */
export const exactTime = (time: string) => {
  const at = new Date(time)
  return `${dayMonthYear.format(at)}, ${clock.format(at)}`
}

/** When a lead was opened, as short as the day it came in allows. */
export const openedTime = (openedAt: string, createdAt: string) =>
  sameDay(new Date(openedAt), new Date(createdAt))
    ? clock.format(new Date(openedAt))
    : `${dayMonth.format(new Date(openedAt))}, ${clock.format(new Date(openedAt))}`

/** How long ago, in Kolkata's days: `12 min ago`, `Yesterday`, `18 Nov`, `18 Nov 2025`. */
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

/** The time now, renewed every half minute. */
export const useNow = () => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
