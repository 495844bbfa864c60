import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIsOffline } from '../ui/use-is-offline.ts'

/** Milliseconds that a return is told. */
const toldFor = 5_000

const useReturn = (isOffline: boolean) => {
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (isOffline) return setWasOffline(true)
    const timer = setTimeout(() => setWasOffline(false), toldFor)
    return () => clearTimeout(timer)
  }, [isOffline])
  return wasOffline && !isOffline
}

/** Says over every admin page that there is no connection, and when it is back. */
export const OfflineBar = () => {
  const isOffline = useIsOffline()
  const isBack = useReturn(isOffline)
  const Icon = isOffline ? WifiOff : Wifi
  return (
    <div role="status" className="offline-place">
      {(isOffline || isBack) && (
        <p className={isOffline ? 'offline-bar' : 'offline-bar back'}>
          <Icon />
          {isOffline
            ? 'You are offline. This page shows what was known last; saving has to wait.'
            : 'You are back online.'}
        </p>
      )}
    </div>
  )
}
