import { api } from '@bong-bari/contract'
import { fallbackVideos, type VideoItem } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading, useWaits } from '../../ui/reading.ts'
import { itemOf, type VideoList } from './videos.ts'

/** Windows shown at first, and added each time. */
export const step = 24

export const itemsOf = (videos: readonly VideoItem[]): VideoItem[] => videos.map(itemOf)

/** The page's videos, newest first; the fallback list where there are none. */
export const allOf = (videos: readonly VideoItem[] | undefined) =>
  videos?.length ? videos : fallbackVideos

/** All videos, or undefined while loading. */
export const useAllVideos = (): VideoList => {
  const query = useQuery({
    ...useReading(),
    queryKey: keyOf(api.videos.all),
    queryFn: async ({ signal }) => itemsOf(await call(api.videos.all, undefined, { signal })),
  })
  return useWaits(query) ? undefined : allOf(query.data)
}
