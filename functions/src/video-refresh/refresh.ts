import { isDeepStrictEqual } from 'node:util'
import { type Video, videoListSize } from '@bong-bari/contract'
import { readVideos, writeVideos } from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'
import { YoutubeFailure } from '../adapters/youtube-failure.ts'
import { changingPages } from '../http/change-pages.ts'

/** Videos whose views are read again and again; two requests' worth. */
const rankingSize = 100

const byDate = (a: Video, b: Video) =>
  b.publishedAt.localeCompare(a.publishedAt) || a.videoId.localeCompare(b.videoId)

const byViews = (a: Video, b: Video) => (b.views ?? 0) - (a.views ?? 0) || byDate(a, b)

/** A channel with videos does not lose them all at once: no answer is worth less than the last. */
const some = (videos: Video[]) => {
  if (!videos.length) throw new YoutubeFailure('empty')
  return videos
}

/** What asks for a reading: the time that counts for it, and the time that it is by now. */
export type Reading = { now: Date; clock: () => Date }

const isStored = async (list: 'LATEST' | 'POPULAR', videos: Video[]) =>
  isDeepStrictEqual((await readVideos(list))?.videos, videos)

/** Videos stand on Home, which is only told where they differ. */
const keep = async (list: 'LATEST' | 'POPULAR', videos: Video[], { now, clock }: Reading) => {
  const first = videos.slice(0, videoListSize)
  const paths = (await isStored(list, first)) ? [] : ['/']
  const kept = await changingPages(paths, clock(), () => writeVideos(list, first, now))
  return kept ? first.length : undefined
}

const latest = async (channel: Channel, reading: Reading) =>
  keep('LATEST', some(await channel.newest(videoListSize)).sort(byDate), reading)

const sweep = async (channel: Channel, reading: Reading) => {
  const videos = some(await channel.all()).sort(byViews)
  await writeVideos('RANKING', videos.slice(0, rankingSize), reading.now)
  return keep('POPULAR', videos, reading)
}

const idsOf = async (list: 'LATEST' | 'RANKING') =>
  (await readVideos(list))?.videos.map(({ videoId }) => videoId) ?? []

/** The newest are read too, so that one that takes off need not wait for the next sweep. */
const popular = async (channel: Channel, reading: Reading) => {
  const [newest, ranked] = await Promise.all([idsOf('LATEST'), idsOf('RANKING')])
  if (!ranked.length) return sweep(channel, reading)
  const ids = [...new Set([...newest, ...ranked])].slice(0, rankingSize)
  const videos = await channel.again(ids)
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
