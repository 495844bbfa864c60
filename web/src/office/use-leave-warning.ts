import { useEffect } from 'react'
import { lastingPrefix, useHasKept } from '../ui/kept.ts'
import { draftPrefix, unsavedKeys } from './own-draft.ts'

const warn = (event: BeforeUnloadEvent) => {
  if (unsavedKeys().some((key) => !key.startsWith(lastingPrefix))) event.preventDefault()
}

/** The browser asks before closing a tab with unsaved drafts, also those of closed editors. */
export const useLeaveWarning = () => {
  const mayHave = useHasKept(draftPrefix)
  useEffect(() => {
    if (!mayHave) return
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [mayHave])
}
