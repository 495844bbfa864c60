import { api } from '@bong-bari/contract'
import { monthAfter, shortDay } from '@bong-bari/site'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'

export const settingsQuery = queryOptions({
  queryKey: keyOf(api.settings.list),
  queryFn: ({ signal }) => call(api.settings.list, undefined, { signal }),
  enabled: hasSession,
})

/** It is undefined while the settings load. */
export const useSetting = (key: string) =>
  useQuery(settingsQuery).data?.find(({ settingKey }) => settingKey === key)

/**
 * The last holiday of the setting, whose lines begin with days, when it is past or at most a month away; '' when
 * there is none.
 */
export const findExpiringHoliday = (setting: string, today: string): string | undefined => {
  const days = setting.match(/^\d{4}-\d{2}-\d{2}/gm) ?? []
  const last = [...days].sort().at(-1) ?? ''
  return last <= monthAfter(today) ? last : undefined
}

export const describeHolidaysEnd = (last: string) =>
  last
    ? `Holidays end on ${shortDay(last)}: add next year's.`
    : 'No holidays are known: add those of this year.'

/** The pages of Settings, in the order of their links. */
export const settingsPages = [
  ['/admin/settings', 'Settings'],
  ['/admin/audit', 'Audit'],
] as const
