import { dayAfter, dayOf, fromTimeField, inKolkata, startOf } from '../../office/kolkata-time.ts'

const weekday = inKolkata({ weekday: 'long' })
const dayMonth = inKolkata({ day: 'numeric', month: 'long' })
const year = inKolkata({ year: 'numeric' })
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const
const kolkataClock = inKolkata(time)

/** `9:41 pm` */
const clockOf = (format: Intl.DateTimeFormat, moment: string | number) => {
  const parts = format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value])
  const { hour, minute, dayPeriod } = Object.fromEntries(parts)
  return `${hour}:${minute} ${dayPeriod.toLowerCase()}`
}

export const clockWords = (moment: string | number) => clockOf(kolkataClock, moment)

/** Weekday and time in the reader's own zone, such as `Friday 4:11 pm`. */
export const localWords = (iso: string) => {
  const here = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
  return `${here.format(new Date(iso))} ${clockOf(new Intl.DateTimeFormat('en-GB', time), iso)}`
}

/** Such as `Friday 27 November, 8:00 pm in Kolkata`; with the year where it is not that of `now`. */
export const momentWords = (iso: string, now: number) => {
  const at = new Date(iso)
  const isThisYear = year.format(at) === year.format(new Date(now))
  const day = `${weekday.format(at)} ${dayMonth.format(at)}${isThisYear ? '' : ` ${year.format(at)}`}`
  return `${day}, ${clockWords(iso)} in Kolkata`
}

const short = inKolkata({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Fits a button: `Sun 29 Nov 9:00` in Kolkata; with the year where it is not that of `now`. */
export const shortMomentWords = (iso: string, now: number) => {
  const at = new Date(iso)
  const parts = short.formatToParts(at).map(({ type, value }) => [type, value])
  const { weekday, day, month, hour, minute } = Object.fromEntries(parts)
  const ofYear = year.format(at) === year.format(new Date(now)) ? '' : ` ${year.format(at)}`
  return `${weekday} ${day} ${month}${ofYear} ${Number(hour)}:${minute}`
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

const hourOf = (now: number, days: number, hour: number) =>
  new Date(startOf(dayAfter(dayOf(now), days)) + hour * 60 * 60_000).toISOString()

const friday = 5

/** This evening while it is ahead, tomorrow, Friday; each moment once. */
export const quickChoices = (now: number): Choice[] => {
  const daysToFriday = (friday - new Date(dayOf(now)).getUTCDay() + 7) % 7
  const evening = hourOf(now, 0, 20)
  const fridayEvening = hourOf(now, daysToFriday || 7, 20)
  return [
    ...(Date.parse(evening) > now ? [{ label: 'Today at 8 pm', iso: evening }] : []),
    { label: 'Tomorrow at 9 am', iso: hourOf(now, 1, 9) },
    { label: 'Tomorrow at 8 pm', iso: hourOf(now, 1, 20) },
    ...(daysToFriday === 1 ? [] : [{ label: 'Friday at 8 pm', iso: fridayEvening }]),
  ]
}
