import { keptVideos, type Video, videoListSize } from '@bong-bari/contract'
import { readVideos, writeVideos } from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'
import { YoutubeFailure } from '../adapters/youtube-failure.ts'
import { byDate, byViews } from '../public-data/video-order.ts'

const sizes = { LATEST: keptVideos.latest, POPULAR: keptVideos.popular }

/** A channel with videos does not lose them all at once: no answer is worth less than the last. */
const some = (videos: Video[]) => {
  if (!videos.length) throw new YoutubeFailure('empty')
  return videos
}

const keep = async (list: 'LATEST' | 'POPULAR', videos: Video[], now: Date) => {
  const kept = videos.slice(0, sizes[list])
  return (await writeVideos(list, kept, now)) ? kept.length : undefined
}

const latest = async (channel: Channel, now: Date) =>
  keep('LATEST', some(await channel.newest(videoListSize)).sort(byDate), now)

const sweep = async (channel: Channel, now: Date) =>
  keep('POPULAR', some(await channel.all()).sort(byViews), now)

const idsOf = async (list: 'LATEST' | 'POPULAR') =>
  (await readVideos(list))?.videos.map(({ videoId }) => videoId) ?? []

/**
 * The newest are read too, so that one that takes off need not wait for the next sweep. Where fewer are
 * kept than are shown a sweep costs no more; so it is where an older version kept only those.
 */
const popular = async (channel: Channel, now: Date) => {
  const [newest, ranked] = await Promise.all([idsOf('LATEST'), idsOf('POPULAR')])
  if (ranked.length <= videoListSize) return sweep(channel, now)
  const ids = [...new Set([...newest.slice(0, videoListSize), ...ranked])]
  const videos = await channel.again(ids.slice(0, keptVideos.popular))
  return videos.length ? keep('POPULAR', videos.sort(byViews), now) : sweep(channel, now)
}

const refreshes = { latest, popular, sweep }

/**
 * Reads what a list needs and keeps it. Answers how many videos the list has now; undefined when a
 * later reading was faster. Throws a YoutubeFailure, and the last good copy stays.
 */
export const refresh = (
  list: keyof typeof refreshes,
  channel: Channel,
  now: Date,
): Promise<number | undefined> => refreshes[list](channel, now)
