import { useEffect, useState } from 'react'
import { currentToast, dismissToast } from '../ui/toast-store.ts'

/** Takes away a failure that was said after toast `since`: what it is about is no longer there. */
const dismissFailureSince = (since: number) => {
  const shown = currentToast()
  if (shown?.destructive && shown.id > since) dismissToast(shown.id)
}

/** For a dialog: while it is open toasts keep clear of its buttons, and a failure in it goes with it. */
export const useDialogToasts = () => {
  const [since] = useState(() => currentToast()?.id ?? 0)
  useEffect(() => {
    const { dataset } = document.documentElement
    const outer = dataset.dialog
    dataset.dialog = ''
    return () => {
      if (outer === undefined) delete dataset.dialog
      dismissFailureSince(since)
    }
  }, [since])
}
