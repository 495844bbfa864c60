import { maxListedVideos, videoListSize } from '@bong-bari/contract'
import {
  listStoredVideos,
  markVideoGone,
  readVideos,
  type StoredVideo,
  storeShareImage,
  storeVideo,
  writeVideos,
} from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'
import type { DescribedVideo } from '../adapters/youtube-api.ts'
import { YoutubeFailure } from '../adapters/youtube-fetch.ts'
import { describeError } from '../http/log.ts'
import { byDate, byViews } from '../public-data/videos.ts'

type List = 'LATEST' | 'POPULAR'

/** Nothing new begins after `deadline`, in milliseconds of `performance.now()`. */
export type RefreshContext = { channel: Channel; now: Date; deadline: number }

/** Whether a video would be among those that YouTube described, if it still existed. */
type IsExpected = (video: { videoId: string; publishedAt: string }) => boolean

const maxParallelWrites = 8

const forEachVideo = async <Video>(
  videos: readonly Video[],
  write: (video: Video) => Promise<unknown>,
) => {
  for (let at = 0; at < videos.length; at += maxParallelWrites)
    await Promise.all(videos.slice(at, at + maxParallelWrites).map(write))
}

const idsOf = (videos: readonly { videoId: string }[]) =>
  new Set(videos.map(({ videoId }) => videoId))

/** A feed describes only the newest videos, so older ones are not expected in it. */
const isNewerThanOldest = (described: readonly DescribedVideo[]): IsExpected => {
  const oldest = described.map(({ publishedAt }) => publishedAt).sort()[0] ?? ''
  return ({ publishedAt }) => publishedAt > oldest
}

const removeFromList = async (list: List, gone: ReadonlySet<string>, now: Date) => {
  const videos = (await readVideos(list))?.videos ?? []
  const left = videos.filter(({ videoId }) => !gone.has(videoId))
  if (left.length < videos.length) await writeVideos(list, left, now)
}

const markAllGone = async (gone: readonly StoredVideo[], now: Date) => {
  await forEachVideo(gone, ({ videoId }) => markVideoGone(videoId, now))
  if (gone.length)
    for (const list of ['LATEST', 'POPULAR'] as const) await removeFromList(list, idsOf(gone), now)
}

/** More than these, and more than half of all videos, are not gone: then YouTube's answer is wrong. */
const maxGoneAtOnce = 3

const isTooManyGone = (goneCount: number, shownCount: number) =>
  goneCount > maxGoneAtOnce && goneCount * 2 > shownCount

/** Stores the videos that have a page. Those that YouTube no longer shows are gone until they return. */
const storePages = async (
  listed: readonly DescribedVideo[],
  described: readonly DescribedVideo[],
  isExpected: IsExpected,
  { channel, now }: RefreshContext,
) => {
  const stored = new Map((await listStoredVideos()).map((one) => [one.videoId, one]))
  const shown = [...stored.values()].filter(({ goneAt }) => !goneAt)
  const describedIds = idsOf(described)
  const missing = shown.filter((one) => !describedIds.has(one.videoId) && isExpected(one))
  const readAgain =
    missing.length && channel.tellsOfAll ? await channel.again([...idsOf(missing)]) : []
  const withPage = described.filter(({ videoId }) => stored.has(videoId))
  const current = new Map([...listed, ...withPage, ...readAgain].map((one) => [one.videoId, one]))
  await forEachVideo([...current.values()], (one) => storeVideo(one, stored.get(one.videoId)))
  const stillThere = idsOf(readAgain)
  const gone = missing.filter(({ videoId }) => !stillThere.has(videoId))
  // Another channel has none of the videos from before, so they may all go at once.
  const isOtherChannel = described.length > 0 && withPage.length === 0
  if (!isOtherChannel && isTooManyGone(gone.length, shown.length))
    console.log(JSON.stringify({ level: 'error', videos: 'too many gone', gone: gone.length }))
  else await markAllGone(gone, now)
}

/** A card is begun only if so much time is left. */
const cardReserveMs = 2_000
const maxCardsPerCall = 40

/** Draws the cards of videos that have none. The next call draws what this one has no time for. A failure costs only the picture. */
const drawMissingCards = async (deadline: number) => {
  const undrawn = (await listStoredVideos()).filter((one) => !one.shareImage && !one.goneAt)
  if (!undrawn.length || !process.env.MEDIA_BUCKET) return
  try {
    const { drawShareImage } = await import('../text-rendering/share-image.ts')
    for (const { videoId, title } of undrawn.slice(0, maxCardsPerCall)) {
      if (performance.now() > deadline - cardReserveMs) return
      await storeShareImage(videoId, title, await drawShareImage(title, 'video'))
    }
  } catch (error) {
    console.log(JSON.stringify({ level: 'error', failed: 'share image', ...describeError(error) }))
  }
}

const sizes = { LATEST: maxListedVideos.latest, POPULAR: maxListedVideos.popular }

/** Stores the pages, then the list that links to them. */
const storeVideos = async (
  list: List,
  described: DescribedVideo[],
  context: RefreshContext,
  isExpected: IsExpected,
) => {
  const { channel, now, deadline } = context
  const listed = described.slice(0, sizes[list])
  const expected = channel.tellsOfAll ? isExpected : isNewerThanOldest(described)
  await storePages(listed, described, expected, context)
  const videos = listed.map(({ description: _, ...video }) => video)
  const isWritten = await writeVideos(list, videos, now)
  await drawMissingCards(deadline)
  return isWritten ? videos.length : undefined
}

/** No channel loses all of its videos at once, so an empty answer is a failure. */
const refuseEmpty = (videos: DescribedVideo[]) => {
  if (!videos.length) throw new YoutubeFailure('empty')
  return videos
}

const refreshLatest = async (context: RefreshContext) => {
  const videos = refuseEmpty(await context.channel.newest(videoListSize)).sort(byDate)
  return storeVideos('LATEST', videos, context, isNewerThanOldest(videos))
}

const sweep = async (context: RefreshContext) =>
  storeVideos(
    'POPULAR',
    refuseEmpty(await context.channel.all()).sort(byViews),
    context,
    () => true,
  )

const readIds = async (list: List) =>
  (await readVideos(list))?.videos.map(({ videoId }) => videoId) ?? []

/** Ranks the popular videos again, together with the newest, so that one which takes off need not wait for the next sweep. */
const refreshPopular = async (context: RefreshContext) => {
  const [newest, ranked] = await Promise.all([readIds('LATEST'), readIds('POPULAR')])
  if (ranked.length <= videoListSize) return sweep(context)
  const ids = [...new Set([...newest.slice(0, videoListSize), ...ranked])]
  const rankedIds = new Set(ids.slice(0, maxListedVideos.popular))
  const videos = await context.channel.again([...rankedIds])
  if (!videos.length) return sweep(context)
  return storeVideos('POPULAR', videos.sort(byViews), context, ({ videoId }) =>
    rankedIds.has(videoId),
  )
}

const refreshes = { latest: refreshLatest, popular: refreshPopular, sweep }

/** Returns how many videos the list has now; undefined if a later reading was faster. Rejects with YoutubeFailure. */
export const refreshVideos = (
  list: keyof typeof refreshes,
  context: RefreshContext,
): Promise<number | undefined> => refreshes[list](context)
