import type { Setting } from '@bong-bari/contract'
import { businessDaysAfter, dayInKolkata, endOfDay, holidaysIn, replyDays } from '@bong-bari/site'

export const holidaysOf = (settings: readonly Pick<Setting, 'settingKey' | 'settingValue'>[]) =>
  settings.find(({ settingKey }) => settingKey === 'holidays')?.settingValue ?? ''

/** End of the last promised business day, by the setting `holidays`. */
export const dueAtBy = (holidays: string) => {
  const known = holidaysIn(holidays)
  return (createdAt: string) => {
    const came = dayInKolkata(createdAt)
    return endOfDay(businessDaysAfter(came, replyDays, known)).toISOString()
  }
}
