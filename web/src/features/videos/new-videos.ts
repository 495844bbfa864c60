import { useState } from 'react'
import { deviceStorage, tabStorage } from '../../ui/storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** How long a film is new, in ms. */
const newFor = 14 * 86_400_000

const key = 'last-visit'

/** The previous visit of this browser; undefined at its first, or without storage. */
const lastVisit = () => {
  const before = tabStorage.get(key) ?? deviceStorage.get(key) ?? ''
  tabStorage.set(key, before)
  deviceStorage.set(key, new Date().toISOString())
  return before || undefined
}

type Dated = { publishedAt: string }

/**
 * Which films came in the last two weeks, and which since the last visit: known to the browser alone, never
 * in cached HTML.
 */
export const useNews = () => {
  const isHydrated = useHydrated()
  const [now] = useState(Date.now)
  const [before] = useState(() => (typeof window === 'undefined' ? undefined : lastVisit()))
  return {
    plateOf: ({ publishedAt }: Dated) =>
      isHydrated && now - Date.parse(publishedAt) < newFor ? 'নতুন' : undefined,
    isUnseen: ({ publishedAt }: Dated) =>
      isHydrated && before !== undefined && publishedAt > before,
  }
}
