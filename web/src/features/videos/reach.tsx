import { subscribersText } from '@bong-bari/contract'
import { useSiteSettings } from '../../site-settings.ts'
import { langOf } from '../../ui/lang-of.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSubscribers } from './subscribers.ts'

/**
 * How many people the channel reaches: its subscribers, else what the team says, else nothing. While
 * the number is on its way its room is kept, or the board it stands on would grow under the reader.
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
