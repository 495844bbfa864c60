import type { ChannelNumbers } from '@bong-bari/contract'
import { readChannel, readVideos } from '@bong-bari/table'

/** The videos of a list; none before the channel was read once. */
export const shownVideos = async (list: 'LATEST' | 'POPULAR') =>
  (await readVideos(list))?.videos ?? []

const untold: ChannelNumbers = { subscribers: null, views: null, videos: null }

/** What is known of the channel; nothing before it was read once. */
export const shownChannel = async (): Promise<ChannelNumbers> => (await readChannel()) ?? untold
