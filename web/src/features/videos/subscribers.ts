import { api, type ChannelNumbers, subscribersText } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading, useWaits } from '../../ui/reading.ts'

/** Only what a page shows: subscribers in words, or nothing. */
export const shownSubscribers = ({ subscribers }: ChannelNumbers) => subscribersText(subscribers)

/** Subscribers in words; empty where unknown, undefined while loading. */
export const useSubscribers = () => {
  const query = useQuery({
    ...useReading(),
    queryKey: keyOf(api.videos.channel),
    queryFn: async ({ signal }) =>
      shownSubscribers(await call(api.videos.channel, undefined, { signal })),
  })
  const waits = useWaits(query)
  return waits ? undefined : (query.data ?? '')
}
