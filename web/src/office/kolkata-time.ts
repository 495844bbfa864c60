const offset = 5.5 * 60 * 60_000

/** Says parts of a moment as clocks and calendars in Kolkata have them. */
export const inKolkata = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options })

const day = inKolkata({ day: 'numeric', month: 'short', year: 'numeric' })
const clock = inKolkata({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Day in Kolkata, such as `21 Nov 2026`. */
export const kolkataDay = (iso: string) => day.format(new Date(iso))

/** Day and time in Kolkata, such as `21 Nov 2026, 10:14`. */
export const kolkataTime = (iso: string) => {
  const at = new Date(iso)
  return `${day.format(at)}, ${clock.format(at)}`
}

/** A moment as a `datetime-local` field shows it in Kolkata, to the minute; empty stays empty. */
export const toTimeField = (iso: string | null) =>
  iso ? new Date(Date.parse(iso) + offset).toISOString().slice(0, 16) : ''

/** The moment that a `datetime-local` field means in Kolkata, in ISO form; empty stays empty. */
export const fromTimeField = (value: string) => value && `${value}:00+05:30`

/** Milliseconds. */
export const dayLength = 86_400_000

/** The day in Kolkata of a moment (ms), such as `2026-11-23`. */
export const dayOf = (moment: number) => toTimeField(new Date(moment).toISOString()).slice(0, 10)

/** Midnight in Kolkata (ms), with which a day begins. */
export const startOf = (day: string) => Date.parse(fromTimeField(`${day}T00:00`))

/** Kolkata keeps one time all year: each of its days has 24 hours. */
export const dayAfter = (day: string, days = 1) => dayOf(startOf(day) + days * dayLength)
