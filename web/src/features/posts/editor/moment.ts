import {
  clockInKolkata,
  dayInKolkata,
  daysAfter,
  momentOfClock,
  shortWeekday,
  timeOfDay,
  weekdayOf,
} from '@bong-bari/site'
import { fromTimeField } from '../../../office/page/input-values.ts'

export const clockWords = (moment: string | number) => timeOfDay(clockInKolkata(moment))

/** Fits a button: `Sun 29 Nov 9:00` in Kolkata; with the year where it is not that of `now`. */
export const shortMomentWords = (iso: string, now: number) => {
  const clock = clockInKolkata(iso)
  return `${shortWeekday(clock, dayInKolkata(now))} ${clock.slice(11).replace(/^0/, '')}`
}

export const timeLabel = 'Day and time in Kolkata'

/** Says why a post cannot be scheduled for what the time field holds; undefined if it can. */
export const findTimeFault = (field: string, now: number) => {
  if (!field) return `${timeLabel} is required`
  const at = Date.parse(fromTimeField(field))
  if (Number.isNaN(at)) return `${timeLabel} must be a day and a time`
  return at <= now ? `${timeLabel} is over already: now it is ${clockWords(now)} there` : undefined
}

type Choice = { label: string; iso: string }

const hourOf = (now: number, days: number, hour: '09:00' | '20:00') =>
  momentOfClock(`${daysAfter(dayInKolkata(now), days)}T${hour}`).toISOString()

const friday = 5

/** This evening while it is ahead, tomorrow, Friday; each moment once. */
export const quickChoices = (now: number): Choice[] => {
  const daysToFriday = (friday - weekdayOf(dayInKolkata(now)) + 7) % 7
  const evening = hourOf(now, 0, '20:00')
  const fridayEvening = hourOf(now, daysToFriday || 7, '20:00')
  return [
    ...(Date.parse(evening) > now ? [{ label: 'Today at 8 pm', iso: evening }] : []),
    { label: 'Tomorrow at 9 am', iso: hourOf(now, 1, '09:00') },
    { label: 'Tomorrow at 8 pm', iso: hourOf(now, 1, '20:00') },
    ...(daysToFriday === 1 ? [] : [{ label: 'Friday at 8 pm', iso: fridayEvening }]),
  ]
}
