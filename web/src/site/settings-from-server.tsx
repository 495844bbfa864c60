import { api } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call, keyOf } from '../api.ts'
import { brand, readSiteSettings, SettingsContext } from './settings.ts'

/** Fetches the settings once per visit; below it stand the defaults until the server answers, or when it fails. */
export const SettingsFromServer = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery({
    queryKey: keyOf(api.settings.publicList),
    queryFn: ({ signal }) => call(api.settings.publicList, undefined, { signal }),
    select: readSiteSettings,
    retryOnMount: false,
  })
  return <SettingsContext value={data ?? brand}>{children}</SettingsContext>
}
