const offset = 5.5 * 60 * 60_000

const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options })

const day = parts({ day: 'numeric', month: 'short', year: 'numeric' })
const clock = parts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

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
