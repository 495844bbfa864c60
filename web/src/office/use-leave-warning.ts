import { useEffect } from 'react'
import { lastingBeginning, useHasKept } from '../ui/kept.ts'
import { draftBeginning, unsavedKeys } from './own-draft.ts'

const warn = (event: BeforeUnloadEvent) => {
  if (unsavedKeys().some((key) => !key.startsWith(lastingBeginning))) event.preventDefault()
}

/** The browser asks before the tab closes on words that are not saved, also in what is closed meanwhile. */
export const useLeaveWarning = () => {
  const mayHave = useHasKept(draftBeginning)
  useEffect(() => {
    if (!mayHave) return
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [mayHave])
}
