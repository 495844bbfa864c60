import { dayIn, endOfDay, site } from '@bong-bari/site'

const dayMs = 24 * 3600 * 1000

/** `2025-03`, in the brand's time zone. */
export const monthOf = (moment: string) => dayIn(site.timeZone, new Date(moment)).slice(0, 7)

/** ISO, UTC. */
export const monthStart = (month: string) => {
  const dayBefore = new Date(Date.parse(`${month}-01T00:00Z`) - dayMs).toISOString().slice(0, 10)
  return new Date(endOfDay(site.timeZone, dayBefore).getTime() + 1).toISOString()
}

export const monthAfter = (month: string) => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString().slice(0, 7)
}
