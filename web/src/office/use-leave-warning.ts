import { useEffect, useRef } from 'react'
import { lastingPrefix, useHasKept } from '../ui/kept.ts'
import { draftPrefix, unsavedKeys } from './own-draft.ts'

/** While `mayLose`, the browser asks before it closes the tab, if something `isUnsaved` then. */
export const useAskedOnLeaving = (mayLose: boolean, isUnsaved = () => true) => {
  const latest = useRef(isUnsaved)
  latest.current = isUnsaved
  useEffect(() => {
    if (!mayLose) return
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [mayLose])
}

/** The browser asks before closing a tab with unsaved drafts, also those of closed editors. */
export const useLeaveWarning = () => {
  useAskedOnLeaving(useHasKept(draftPrefix), () =>
    unsavedKeys().some((key) => !key.startsWith(lastingPrefix)),
  )
}
