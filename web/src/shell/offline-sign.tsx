import { Wifi, WifiOff } from 'lucide-react'

const words = {
  offline: {
    Icon: WifiOff,
    english: 'You are offline. What is open can be read on.',
    bengali: 'নেট নেই, গল্প আছে।',
  },
  back: { Icon: Wifi, english: 'You are back online.', bengali: 'নেট ফিরেছে!' },
}

/**
 * Says on the ticker's board that the connection is lost or back, so that nothing moves; `boot/offline-sign.ts` shows it. The
 * ticker's button stays usable.
 */
export const OfflineSign = () => (
  <div
    role="status"
    className="fixed top-[calc(var(--header-h)+12px)] right-[62px] left-0 z-48 md:right-[76px] low:absolute"
  >
    {Object.entries(words).map(([state, { Icon, english, bengali }]) => (
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
