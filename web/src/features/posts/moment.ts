const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options })

const weekday = parts({ weekday: 'long' })
const dayMonth = parts({ day: 'numeric', month: 'long' })
const year = parts({ year: 'numeric' })
const clock = parts({ hour: 'numeric', minute: '2-digit', hour12: true })

const dayMs = 24 * 60 * 60_000
/** Kolkata is ahead of UTC by this, all year. */
const offset = 5.5 * 60 * 60_000

/** The time in Kolkata, such as `9:41 pm`. */
export const clockWords = (moment: string | number) =>
  clock.format(new Date(moment)).replace(/\s/g, ' ').toLowerCase()

/** Day and time, such as `Friday 27 November, 8:00 pm in Kolkata`; another year than that of `now` is said. */
export const momentWords = (iso: string, now: number) => {
  const at = new Date(iso)
  const isThisYear = year.format(at) === year.format(new Date(now))
  const day = `${weekday.format(at)} ${dayMonth.format(at)}${isThisYear ? '' : ` ${year.format(at)}`}`
  return `${day}, ${clockWords(iso)} in Kolkata`
}

type Choice = { label: string; iso: string }

/** The moment of an hour in Kolkata, so many days after the day of `now` there. */
const hourOf = (now: number, days: number, hour: number) => {
  const midnight = Math.floor((now + offset) / dayMs) * dayMs - offset
  return new Date(midnight + days * dayMs + hour * 60 * 60_000).toISOString()
}

const friday = 5

/** Moments to come that are chosen by one press: this evening while it is ahead, tomorrow, Friday. */
export const quickChoices = (now: number): Choice[] => {
  const daysToFriday = (friday - new Date(now + offset).getUTCDay() + 7) % 7
  const evening = hourOf(now, 0, 20)
  const fridayEvening = hourOf(now, daysToFriday || 7, 20)
  return [
    ...(Date.parse(evening) > now ? [{ label: 'Today at 8 pm', iso: evening }] : []),
    { label: 'Tomorrow at 9 am', iso: hourOf(now, 1, 9) },
    { label: 'Friday at 8 pm', iso: fridayEvening },
  ]
}
