import { api, videoRefreshMinutes } from '@bong-bari/contract'
import { fallbackLatest, fallbackPopular, type VideoItem } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading, useWaits } from '../../ui/reading.ts'
import { useIsWatched } from '../../ui/use-playing.ts'

/** Undefined while loading. */
export type VideoList = readonly VideoItem[] | undefined

const rowLength = 3

type List = 'latest' | 'popular'

const fallback = { latest: fallbackLatest, popular: fallbackPopular }

export const itemOf = ({ videoId, thumbnail, title, publishedAt }: VideoItem): VideoItem => ({
  videoId,
  thumbnail,
  title,
  publishedAt,
})

/** Only what a row shows. */
export const shownVideos = (videos: readonly VideoItem[]) => videos.slice(0, rowLength).map(itemOf)

/** The row of a list; the fallback where it is missing or empty. */
export const rowOf = (list: List, videos: readonly VideoItem[] | undefined) =>
  videos?.length ? shownVideos(videos) : fallback[list]

/**
 * The server's list, refetched at its interval while the page is visible, but not while a film plays: the
 * next list may lack it.
 */
const useList = (list: List) => {
  const isWatched = useIsWatched()
  return useQuery({
    ...useReading(),
    queryKey: keyOf(api.videos[list]),
    queryFn: async ({ signal }) => shownVideos(await call(api.videos[list], undefined, { signal })),
    refetchInterval: isWatched ? false : videoRefreshMinutes[list] * 60_000,
  })
}

const useShown = (list: List): VideoList => {
  const query = useList(list)
  const waits = useWaits(query)
  return waits ? undefined : rowOf(list, query.data)
}

export const useLatest = () => useShown('latest')

export const usePopular = () => useShown('popular')
