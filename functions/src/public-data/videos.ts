import { type ChannelNumbers, type Video, videoListSize } from '@bong-bari/contract'
import { readChannel, readVideos } from '@bong-bari/table'
import { byDate } from './video-order.ts'

type List = 'LATEST' | 'POPULAR'

const keptVideos = async (list: List) => (await readVideos(list))?.videos ?? []

/** The first videos of a list; none before the channel was read once. */
export const shownVideos = async (list: List) => (await keptVideos(list)).slice(0, videoListSize)

/** Every video that is kept, once, newest first; what was read for the list of the newest counts. */
export const allVideos = async (): Promise<Video[]> => {
  const [latest, popular] = await Promise.all([keptVideos('LATEST'), keptVideos('POPULAR')])
  const byId = new Map([...popular, ...latest].map((video) => [video.videoId, video]))
  return [...byId.values()].sort(byDate)
}

const untold: ChannelNumbers = { subscribers: null, views: null, videos: null }

/** What is known of the channel; nothing before it was read once. */
export const shownChannel = async (): Promise<ChannelNumbers> => (await readChannel()) ?? untold
