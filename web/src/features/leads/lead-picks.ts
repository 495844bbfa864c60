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
 * The leads that were ticked, over pages, searches and filters, until they are cleared. They are
 * ids: a lead that a filter hides stays ticked. What is ticked of the spam is apart.
 */
export const usePicks = (isSpam: boolean) => {
  const [requests, spam] = [useSet(), useSet()]
  return isSpam ? spam : requests
}

export type Picks = ReturnType<typeof usePicks>

/** For what follows the notice of many and sticks to the top: it keeps below that. */
export const belowNotice = 'md:peer-data-notice:[--bars:calc(var(--over)+66px)]'
