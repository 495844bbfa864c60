import type { ReactNode } from 'react'
import { brand, SettingsContext, type SiteSettings } from '../site/settings.ts'

/** What islands say of the team. */
export type IslandSettings = Pick<SiteSettings, 'replyPromise' | 'email' | 'whatsapp'>

export const islandSettings = ({
  replyPromise,
  email,
  whatsapp,
}: SiteSettings): IslandSettings => ({
  replyPromise,
  email,
  whatsapp,
})

export const WithSettings = ({
  settings,
  children,
}: {
  settings: IslandSettings
  children: ReactNode
}) => <SettingsContext value={{ ...brand, ...settings }}>{children}</SettingsContext>
