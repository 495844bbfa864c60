import { api } from '@bong-bari/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../api.ts'

/** The settings of the house, which are few and come together. */
export const settingsQuery = queryOptions({
  queryKey: keyOf(api.settings.list),
  queryFn: ({ signal }) => call(api.settings.list, undefined, { signal }),
  enabled: hasSession,
})

/** What a setting says, once it is known. */
export const useSettingValue = (key: string) =>
  useQuery(settingsQuery).data?.find(({ settingKey }) => settingKey === key)?.settingValue
