import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIsOffline } from '../ui/use-browser-state.ts'

const texts = {
  offline: {
    Icon: WifiOff,
    english: 'You are offline. What is open can be read on.',
    bengali: 'নেট নেই, গল্প আছে।',
  },
  back: { Icon: Wifi, english: 'You are back online.', bengali: 'নেট ফিরেছে!' },
}

/**
 * Says on the ticker's board that the connection is lost or back, so that nothing moves; `boot/start-shell.ts` shows it. The
 * ticker's button stays usable.
 */
export const OfflineSign = () => (
  <div
    role="status"
    className="fixed top-[calc(var(--header-h)+12px)] right-[62px] left-0 z-48 md:right-[76px] low:absolute"
  >
    {Object.entries(texts).map(([state, { Icon, english, bengali }]) => (
      <p
        key={state}
        hidden
        data-connection={state}
        className="flex h-12 items-center justify-center gap-2.5 bg-taxi-400 px-3 font-medium text-dense text-kajol leading-[1.35] md:text-body"
      >
        <Icon className="size-[19px] flex-none" />
        <span>
          {english} <span lang="bn">{bengali}</span>
        </span>
      </p>
    ))}
  </div>
)

/** How long "back online" shows, in ms. */
const returnShownMs = 5_000

const useReturn = (isOffline: boolean) => {
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (isOffline) return setWasOffline(true)
    const timer = setTimeout(() => setWasOffline(false), returnShownMs)
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
            ? 'You are offline. This page shows the last loaded state; saving has to wait.'
            : 'You are back online.'}
        </p>
      )}
    </div>
  )
}
