import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Milliseconds for which a film is new. */
const newFor = 14 * 86_400_000

const key = 'last-visit'

/** When this browser was here last, before this visit; undefined at its first, or where it keeps nothing. */
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
 * What the clock and this browser alone know of films, and no HTML that is kept: which came in the last two weeks,
 * and which since the last visit.
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
