import { maxListedVideos, videoListSize } from '@bong-bari/contract'
import { readVideos, writeVideos } from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'
import type { DescribedVideo } from '../adapters/youtube-api.ts'
import { YoutubeFailure } from '../adapters/youtube-fetch.ts'
import { byDate, byViews } from '../public-data/videos.ts'
import { drawMissing, keepPages, newerThanOldest } from './keep-pages.ts'

const sizes = { LATEST: maxListedVideos.latest, POPULAR: maxListedVideos.popular }

/** No channel loses all at once. */
const some = (videos: DescribedVideo[]) => {
  if (!videos.length) throw new YoutubeFailure('empty')
  return videos
}

type Asked = { channel: Channel; now: Date; deadline: number }

/** Pages first, then lists linking to them. */
const keep = async (
  list: 'LATEST' | 'POPULAR',
  told: DescribedVideo[],
  asked: Asked,
  isExpected: (video: { videoId: string; publishedAt: string }) => boolean,
) => {
  const listed = told.slice(0, sizes[list])
  const expected = asked.channel.tellsOfAll ? isExpected : newerThanOldest(told)
  await keepPages({ listed, told, isExpected: expected }, asked)
  const kept = listed.map(({ description: _, ...video }) => video)
  const isKept = await writeVideos(list, kept, asked.now)
  await drawMissing(asked.deadline)
  return isKept ? kept.length : undefined
}

const latest = async (asked: Asked) => {
  const videos = some(await asked.channel.newest(videoListSize)).sort(byDate)
  return keep('LATEST', videos, asked, newerThanOldest(videos))
}

const sweep = async (asked: Asked) =>
  keep('POPULAR', some(await asked.channel.all()).sort(byViews), asked, () => true)

const idsOf = async (list: 'LATEST' | 'POPULAR') =>
  (await readVideos(list))?.videos.map(({ videoId }) => videoId) ?? []

/** With the newest, so one taking off need not wait for a sweep. */
const popular = async (asked: Asked) => {
  const [newest, ranked] = await Promise.all([idsOf('LATEST'), idsOf('POPULAR')])
  if (ranked.length <= videoListSize) return sweep(asked)
  const ids = [...new Set([...newest.slice(0, videoListSize), ...ranked])]
  const again = new Set(ids.slice(0, maxListedVideos.popular))
  const videos = await asked.channel.again([...again])
  if (!videos.length) return sweep(asked)
  return keep('POPULAR', videos.sort(byViews), asked, ({ videoId }) => again.has(videoId))
}

const refreshes = { latest, popular, sweep }

/** Videos in the list; undefined if a later reading was faster. Throws YoutubeFailure. */
export const refresh = (list: keyof typeof refreshes, asked: Asked): Promise<number | undefined> =>
  refreshes[list](asked)
