import { useEffect } from 'react'
import { lastingPrefix, useHasKept } from '../ui/kept.ts'
import { draftPrefix, unsavedKeys } from './own-draft.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()
const warnOfDrafts = (event: BeforeUnloadEvent) => {
  if (unsavedKeys().some((key) => !key.startsWith(lastingPrefix))) warn(event)
}

/** While `isOn`, closing the tab runs `onLeave`; by default the browser then asks. */
export const useWarnOnLeave = (isOn: boolean, onLeave = warn) =>
  useEffect(() => {
    if (!isOn) return
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isOn, onLeave])

/** The browser asks before closing a tab with unsaved drafts, also those of closed editors. */
export const useLeaveWarning = () => useWarnOnLeave(useHasKept(draftPrefix), warnOfDrafts)
