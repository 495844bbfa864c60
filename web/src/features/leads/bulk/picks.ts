import { limits } from '@bong-bari/contract'
import { useCallback, useState } from 'react'

/** Key of the mutation that changes the ticked ones. */
export const bulkKey = ['lead-bulk']

export const maxPicks = limits.bulkLeads

const usePickedSet = () => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const pick = useCallback(
    (ids: readonly string[], wanted: boolean) =>
      setPicked((now) => {
        if (!wanted) return new Set([...now].filter((id) => !ids.includes(id)))
        return new Set([...new Set([...now, ...ids])].slice(0, maxPicks))
      }),
    [],
  )
  const clear = useCallback(() => setPicked(new Set()), [])
  return { picked, pick, clear }
}

/**
 * Ticked ids, at most {@link maxPicks}, kept over pages, searches and filters until cleared: a filtered-out lead stays ticked. Spam has
 * its own.
 */
export const usePicks = (isSpam: boolean) => {
  const [requests, spam] = [usePickedSet(), usePickedSet()]
  return isSpam ? spam : requests
}

export type Picks = ReturnType<typeof usePicks>

/** Keeps sticky elements below the selection notice. */
export const belowNotice = 'md:peer-data-notice:[--bars:calc(var(--over)+66px)]'
