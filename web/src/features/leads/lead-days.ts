import { dayIn, site } from '@bong-bari/site'

const dayMs = 24 * 3600 * 1000

const startOf = (day: string) => Date.parse(`${day}T00:00Z`)

/** The brand's calendar day, whatever the reader's zone. */
export const todayAt = (now: number) => dayIn(site.timeZone, new Date(now))

export const daysAfter = (day: string, count: number) =>
  new Date(startOf(day) + count * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string) => (startOf(to) - startOf(from)) / dayMs

export const mondayAfter = (day: string) =>
  daysAfter(day, (8 - new Date(startOf(day)).getUTCDay()) % 7 || 7)

/** `Wed 25 Nov`, with the year where it is not that of `today`. */
export const dayWords = (day: string, today: string) => {
  const isSameYear = day.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isSameYear && { year: 'numeric' }),
  })
    .formatToParts(startOf(day))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [value]))
    .join(' ')
}
