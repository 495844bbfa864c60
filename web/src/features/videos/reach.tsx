import { subscribersText } from '@bong-bari/contract'
import { useSiteSettings } from '../../site-settings.ts'
import { langOf } from '../../ui/lang-of.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSubscribers } from './subscribers.ts'

/**
 * Subscribers of the channel, else the team's words, else nothing. Space is reserved while loading, so that
 * the board does not grow under the reader.
 */
export const Reach = () => {
  const { reach } = useSiteSettings()
  const subscribers = useSubscribers()
  const isHydrated = useHydrated()
  if (subscribers === undefined)
    return isHydrated && <span className="invisible">{subscribersText(100_000)}</span>
  const words = subscribers || reach
  return words ? <span lang={langOf(words)}>{words}</span> : null
}
