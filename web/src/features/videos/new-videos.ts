import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** How long a film is new, in ms. */
const newFor = 14 * 86_400_000

const key = 'last-visit'

/** The previous visit of this browser; undefined at its first, or without storage. */
const lastVisit = () => {
  try {
    const before = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? ''
    sessionStorage.setItem(key, before)
    localStorage.setItem(key, new Date().toISOString())
    return before || undefined
  } catch {
    return undefined
  }
}

type Dated = { publishedAt: string }

/**
 * Which films came in the last two weeks, and which since the last visit: known to the browser alone, never
 * in cached HTML.
 */
export const useNews = () => {
  const isHydrated = useHydrated()
  const [now] = useState(Date.now)
  const [before] = useState(() => (typeof localStorage === 'undefined' ? undefined : lastVisit()))
  return {
    plateOf: ({ publishedAt }: Dated) =>
      isHydrated && now - Date.parse(publishedAt) < newFor ? 'নতুন' : undefined,
    isUnseen: ({ publishedAt }: Dated) =>
      isHydrated && before !== undefined && publishedAt > before,
  }
}
