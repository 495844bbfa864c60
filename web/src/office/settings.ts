import { api } from '@bong-bari/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../api.ts'

export const settingsQuery = queryOptions({
  queryKey: keyOf(api.settings.list),
  queryFn: ({ signal }) => call(api.settings.list, undefined, { signal }),
  enabled: hasSession,
})

/** Undefined while loading. */
export const useSettingValue = (key: string) =>
  useQuery(settingsQuery).data?.find(({ settingKey }) => settingKey === key)?.settingValue
