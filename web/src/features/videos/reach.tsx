import { useSiteSettings } from '../../site-settings.ts'
import { langOf } from '../../ui/lang-of.ts'
import { useSubscribers } from './subscribers.ts'

/** How many people the channel reaches: its subscribers, else what the team says, else nothing. */
export const Reach = () => {
  const { reach } = useSiteSettings()
  const subscribers = useSubscribers()
  const words = subscribers === undefined ? '' : subscribers || reach
  return words ? <span lang={langOf(words)}>{words}</span> : null
}
