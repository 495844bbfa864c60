import type { ToldNumbers } from '@bong-bari/contract'
import { readUploads, readVideosById } from './youtube-api.ts'
import type { YoutubeApi } from './youtube-call.ts'
import { readNumbers, untold } from './youtube-channel.ts'
import { readFeed } from './youtube-feed.ts'
import { apiKey } from './youtube-key.ts'
import type { ToldVideo } from './youtube-video.ts'

/** Every call may throw a YoutubeFailure. */
export type Channel = {
  id: string
  /** At least `enough`, where there are so many. */
  newest: (enough: number) => Promise<ToldVideo[]>
  all: () => Promise<ToldVideo[]>
  /** Those that still exist, with their current views. */
  again: (ids: string[]) => Promise<ToldVideo[]>
  /** Whether `again` knows every video; a feed knows only the newest. */
  tellsOfAll: boolean
  /** Empty from the feed. */
  numbers: () => Promise<ToldNumbers>
}

const throughApi = (api: YoutubeApi): Channel => ({
  id: api.channelId,
  newest: (enough) => readUploads(api, enough),
  all: () => readUploads(api, Number.POSITIVE_INFINITY),
  again: (ids) => readVideosById(api, ids),
  tellsOfAll: true,
  numbers: () => readNumbers(api),
})

const throughFeed = (channelId: string, now: Date, deadline: number): Channel => {
  const address = process.env.YOUTUBE_FEED_URL || 'https://www.youtube.com/feeds/videos.xml'
  const read = () => readFeed({ address, channelId, deadline }, now)
  const numbers = async () => untold
  return { id: channelId, newest: read, all: read, again: read, tellsOfAll: false, numbers }
}

/**
 * The configured channel, or undefined. With an API key through the Data API, else through the
 * public feed. Nothing waits past `deadline`, in milliseconds of `performance.now()`.
 */
export const openChannel = async (now: Date, deadline: number): Promise<Channel | undefined> => {
  const { YOUTUBE_CHANNEL_ID: channelId, YOUTUBE_API_URL } = process.env
  if (!channelId) return undefined
  const key = await apiKey()
  if (!key) return throughFeed(channelId, now, deadline)
  const base = YOUTUBE_API_URL || 'https://www.googleapis.com/youtube/v3'
  return throughApi({ base, key, channelId, deadline })
}
