import { api, reachTexts } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useSiteSettings } from '../../site-settings.ts'
import { useReading } from '../../ui/reading.ts'

/** Home reads less of the same answer. */
export const reachKey = [...keyOf(api.videos.channel), 'reach']

export type ReachFact = { figure: string; words: string }

/** Who watches: the channel's own numbers, else what the team says, else nothing. */
export const useReachFacts = (): ReachFact[] => {
  const { reach } = useSiteSettings()
  const { data } = useQuery({
    ...useReading(),
    queryKey: reachKey,
    queryFn: async ({ signal }) =>
      reachTexts(await call(api.videos.channel, undefined, { signal })),
  })
  const told = [
    { figure: data?.subscribers, words: 'subscribers' },
    { figure: data?.views, words: 'views in all' },
    { figure: data?.recentViews, words: 'views in the last 28 days' },
  ].flatMap(({ figure, words }) => (figure ? { figure, words } : []))
  return told.length || !reach ? told : [{ figure: '', words: reach }]
}
