import { useCallback, useState } from 'react'

const useSet = () => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const pick = useCallback(
    (ids: readonly string[], wanted: boolean) =>
      setPicked((now) => {
        const next = new Set(now)
        for (const id of ids)
          if (wanted) next.add(id)
          else next.delete(id)
        return next
      }),
    [],
  )
  const clear = useCallback(() => setPicked(new Set()), [])
  return { picked, pick, clear }
}

/**
 * Ticked ids, kept over pages, searches and filters until cleared: a filtered-out lead stays ticked. Spam has
 * its own.
 */
export const usePicks = (isSpam: boolean) => {
  const [requests, spam] = [useSet(), useSet()]
  return isSpam ? spam : requests
}

export type Picks = ReturnType<typeof usePicks>

/** Keeps sticky elements below the selection notice. */
export const belowNotice = 'md:peer-data-notice:[--bars:calc(var(--over)+66px)]'
