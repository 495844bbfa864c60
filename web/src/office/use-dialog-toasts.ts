import { useEffect, useState } from 'react'
import { currentToast, dismissToast } from '../ui/toast-store.ts'

/** Dismisses failures shown after toast `since`: their subject is gone. */
const dismissFailureSince = (since: number) => {
  const shown = currentToast()
  if (shown?.destructive && shown.id > since) dismissToast(shown.id)
}

/** While a dialog is open, toasts stay clear of its buttons; its failures close with it. */
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
