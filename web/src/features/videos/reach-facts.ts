import { api, reachFacts, reachTexts } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useSiteSettings } from '../../site-settings.ts'
import { useReading } from '../../ui/reading.ts'

/** Home reads less of the same answer. */
export const reachKey = [...keyOf(api.videos.channel), 'reach']

/** Audience figures: the channel's, else the team's, else none. */
export const useReachFacts = () => {
  const { reach } = useSiteSettings()
  const { data } = useQuery({
    ...useReading(),
    queryKey: reachKey,
    queryFn: async ({ signal }) =>
      reachTexts(await call(api.videos.channel, undefined, { signal })),
  })
  return reachFacts(data, reach)
}
