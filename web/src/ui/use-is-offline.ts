import { useSyncExternalStore } from 'react'

const onConnection = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser knows of no connection; false on the server. */
export const useIsOffline = () =>
  useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  )
