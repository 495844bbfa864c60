import type { Setting } from '@bong-bari/contract'
import { businessDaysAfter, dayIn, endOfDay, holidaysIn, replyDays, site } from '@bong-bari/site'

/** The setting `holidays` as it is written. */
export const holidaysOf = (settings: readonly Pick<Setting, 'settingKey' | 'settingValue'>[]) =>
  settings.find(({ settingKey }) => settingKey === 'holidays')?.settingValue ?? ''

/**
 * By when a brand that writes at `createdAt` is promised an answer: the end of the last of so many business
 * days, by the setting `holidays` as it is written.
 */
export const dueAtBy = (holidays: string) => {
  const known = holidaysIn(holidays)
  return (createdAt: string) => {
    const came = dayIn(site.timeZone, new Date(createdAt))
    return endOfDay(site.timeZone, businessDaysAfter(came, replyDays, known)).toISOString()
  }
}
