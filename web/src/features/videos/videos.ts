import { api, videoRefreshMinutes } from '@bong-bari/contract'
import { fallbackLatest, fallbackPopular, type VideoItem } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useStoodInHtml } from '../../ui/use-hydrated.ts'

/** A list of the site: its videos, or undefined while it is on its way. */
export type VideoList = readonly VideoItem[] | undefined

const rowLength = 3

type List = 'latest' | 'popular'

/** The list as the server has it, read again at its interval while the page is looked at. */
const useList = (list: List) =>
  useQuery({
    queryKey: keyOf(api.videos[list]),
    queryFn: ({ signal }) => call(api.videos[list], undefined, { signal }),
    refetchInterval: videoRefreshMinutes[list] * 60_000,
  })

/** What a list shows: the server's videos, or the fallback when it has none or gives none. */
const useShown = (list: List, fallback: readonly VideoItem[]): VideoList => {
  const { data, isPending } = useList(list)
  const stoodInHtml = useStoodInHtml()
  if (data?.length) return data.slice(0, rowLength)
  return isPending && !stoodInHtml ? undefined : fallback
}

export const useLatest = () => useShown('latest', fallbackLatest)

export const usePopular = () => useShown('popular', fallbackPopular)
