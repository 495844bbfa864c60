import { Wifi, WifiOff } from 'lucide-react'
import { useIsOffline } from '../ui/use-is-offline.ts'
import { useReturn } from './offline-bar.tsx'

const words = {
  offline: {
    english: 'You are offline. What is open can be read on.',
    bengali: 'নেট নেই, গল্প আছে।',
  },
  back: { english: 'You are back online.', bengali: 'নেট ফিরেছে!' },
}

/**
 * Says on the ticker's board that the connection is lost or back, so that nothing moves. The
 * ticker's button stays usable.
 */
export const OfflineSign = () => {
  const isOffline = useIsOffline()
  const isBack = useReturn(isOffline)
  const Icon = isOffline ? WifiOff : Wifi
  const { english, bengali } = words[isOffline ? 'offline' : 'back']
  return (
    <div
      role="status"
      className="fixed top-[calc(var(--header-h)+12px)] right-[62px] left-0 z-48 md:right-[76px] low:absolute"
    >
      {(isOffline || isBack) && (
        <p className="flex h-12 items-center justify-center gap-2.5 bg-taxi-400 px-3 font-medium text-dense text-kajol leading-[1.35] md:text-body">
          <Icon className="size-[19px] flex-none" />
          <span>
            {english} <span lang="bn">{bengali}</span>
          </span>
        </p>
      )}
    </div>
  )
}
