const offset = 5.5 * 60 * 60_000

export const inKolkata = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options })

const day = inKolkata({ day: 'numeric', month: 'short', year: 'numeric' })
const clock = inKolkata({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Such as `21 Nov 2026`. */
export const kolkataDay = (iso: string) => day.format(new Date(iso))

/** Such as `21 Nov 2026, 10:14`. */
export const kolkataTime = (iso: string) => {
  const at = new Date(iso)
  return `${day.format(at)}, ${clock.format(at)}`
}

/** ISO time to the value of a `datetime-local` field; empty stays empty. */
export const toTimeField = (iso: string | null) =>
  iso ? new Date(Date.parse(iso) + offset).toISOString().slice(0, 16) : ''

/** The reverse of {@link toTimeField}. */
export const fromTimeField = (value: string) => value && `${value}:00+05:30`

/** In ms. */
const dayLength = 86_400_000

/** The day of a moment (ms), such as `2026-11-23`. */
export const dayOf = (moment: number) => toTimeField(new Date(moment).toISOString()).slice(0, 10)

/** Midnight (ms) of a day. */
export const startOf = (day: string) => Date.parse(fromTimeField(`${day}T00:00`))

/** Kolkata has no daylight saving: every day has 24 hours. */
export const dayAfter = (day: string, days = 1) => dayOf(startOf(day) + days * dayLength)
