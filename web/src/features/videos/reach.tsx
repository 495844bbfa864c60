import { type ChannelNumbers, formatSubscribers } from '@bong-bari/contract'
import { useSiteSettings } from '../../site-settings.ts'
import { langOf } from '../../ui/lang-of.ts'

/** Subscribers of the channel, else the team's words, else nothing. */
export const Reach = ({ channel }: { channel: ChannelNumbers | undefined }) => {
  const { reach } = useSiteSettings()
  const words = (channel && formatSubscribers(channel.subscribers)) || reach
  return words ? <span lang={langOf(words)}>{words}</span> : null
}
