import { keptVideos, type Video, videoListSize } from '@bong-bari/contract'
import { readVideos, writeVideos } from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'
import { YoutubeFailure } from '../adapters/youtube-failure.ts'
import { changingPages } from '../page-changes/change-pages.ts'
import { byDate, byViews } from '../public-data/video-order.ts'
import { pagesOfVideos } from './pages-of-videos.ts'

const sizes = { LATEST: keptVideos.latest, POPULAR: keptVideos.popular }

/** A channel with videos does not lose them all at once: no answer is worth less than the last. */
const some = (videos: Video[]) => {
  if (!videos.length) throw new YoutubeFailure('empty')
  return videos
}

/** What asks for a reading: the time that counts for it, and the time that it is by now. */
export type Reading = { now: Date; clock: () => Date }

/** Only the pages are told that show something else by it. */
const keep = async (list: 'LATEST' | 'POPULAR', videos: Video[], { now, clock }: Reading) => {
  const kept = videos.slice(0, sizes[list])
  const paths = pagesOfVideos((await readVideos(list))?.videos ?? [], kept)
  const isKept = await changingPages(paths, clock(), () => writeVideos(list, kept, now))
  return isKept ? kept.length : undefined
}

const latest = async (channel: Channel, reading: Reading) =>
  keep('LATEST', some(await channel.newest(videoListSize)).sort(byDate), reading)

const sweep = async (channel: Channel, reading: Reading) =>
  keep('POPULAR', some(await channel.all()).sort(byViews), reading)

const idsOf = async (list: 'LATEST' | 'POPULAR') =>
  (await readVideos(list))?.videos.map(({ videoId }) => videoId) ?? []

/**
 * The newest are read too, so that one that takes off need not wait for the next sweep. Where fewer are
 * kept than are shown a sweep costs no more; so it is where an older version kept only those.
 */
const popular = async (channel: Channel, reading: Reading) => {
  const [newest, ranked] = await Promise.all([idsOf('LATEST'), idsOf('POPULAR')])
  if (ranked.length <= videoListSize) return sweep(channel, reading)
  const ids = [...new Set([...newest.slice(0, videoListSize), ...ranked])]
  const videos = await channel.again(ids.slice(0, keptVideos.popular))
  return videos.length ? keep('POPULAR', videos.sort(byViews), reading) : sweep(channel, reading)
}

const refreshes = { latest, popular, sweep }

/**
 * Reads what a list needs and keeps it. Answers how many videos the list has now; undefined when a
 * later reading was faster. Throws a YoutubeFailure, and the last good copy stays.
 */
export const refresh = (
  list: keyof typeof refreshes,
  channel: Channel,
  reading: Reading,
): Promise<number | undefined> => refreshes[list](channel, reading)
