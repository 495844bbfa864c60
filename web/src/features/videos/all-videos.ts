import { api } from '@bong-bari/contract'
import { fallbackVideos, type VideoItem } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading, useWaits } from '../../ui/reading.ts'
import { itemOf, type VideoList } from './videos.ts'

/** Windows that are there at once, and so many more each time. */
export const step = 24

/** Of the videos what their page shows. */
export const itemsOf = (videos: readonly VideoItem[]): VideoItem[] => videos.map(itemOf)

/** What the page has, newest first: the fallback list where no video is kept. */
export const allOf = (videos: readonly VideoItem[] | undefined) =>
  videos?.length ? videos : fallbackVideos

/** Every video that the site keeps, or undefined while they are on their way. */
export const useAllVideos = (): VideoList => {
  const query = useQuery({
    ...useReading(),
    queryKey: keyOf(api.videos.all),
    queryFn: async ({ signal }) => itemsOf(await call(api.videos.all, undefined, { signal })),
  })
  return useWaits(query) ? undefined : allOf(query.data)
}
