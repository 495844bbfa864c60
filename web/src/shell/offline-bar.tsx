import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIsOffline } from '../ui/use-is-offline.ts'

/** How long "back online" shows, in ms. */
const toldFor = 5_000

export const useReturn = (isOffline: boolean) => {
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (isOffline) return setWasOffline(true)
    const timer = setTimeout(() => setWasOffline(false), toldFor)
    return () => clearTimeout(timer)
  }, [isOffline])
  return wasOffline && !isOffline
}

export const OfflineBar = () => {
  const isOffline = useIsOffline()
  const isBack = useReturn(isOffline)
  const Icon = isOffline ? WifiOff : Wifi
  return (
    <div role="status" className="sticky top-(--bars) z-20">
      {(isOffline || isBack) && (
        <p
          className={`flex items-center justify-center gap-2 border-b px-3.5 py-[7px] font-medium text-ui ${isOffline ? 'border-taxi-500 bg-taxi-100 text-taxi-800' : 'border-jaanla-300 bg-jaanla-100 text-jaanla-800'}`}
        >
          <Icon className="size-[17px]" />
          {isOffline
            ? 'You are offline. This page shows what was known last; saving has to wait.'
            : 'You are back online.'}
        </p>
      )}
    </div>
  )
}
