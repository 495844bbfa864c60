import { dayInKolkata, daysAfter, shortDay } from '@bong-bari/site'
import { useEffect, useState } from 'react'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** By days in Kolkata: `12 min ago`, `Yesterday`, `18 Nov`, `18 Nov 2025`. */
export const relativeTime = (time: string, now: number) => {
  const ageMs = now - Date.parse(time)
  if (ageMs < minuteMs) return 'Just now'
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min ago`
  const [day, today] = [dayInKolkata(time), dayInKolkata(now)]
  if (day === today) return `${Math.floor(ageMs / hourMs)} h ago`
  return day === daysAfter(today, -1) ? 'Yesterday' : shortDay(day, today)
}

/** Writes {@link relativeTime} as it stands within a sentence. */
export const timeWithin = (time: string, now: number) =>
  relativeTime(time, now).replace(/^[JY]/, (letter) => letter.toLowerCase())

const updateIntervalMs = 30_000

/** The time in ms, updated every half minute. */
export const useNow = () => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), updateIntervalMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
