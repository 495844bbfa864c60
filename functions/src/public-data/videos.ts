import { isDeepStrictEqual } from 'node:util'
import { type ChannelNumbers, type Video, type VideoPage, videoListSize } from '@bong-bari/contract'
import { fallbackDescriptions, fallbackShareImage, fallbackVideos } from '@bong-bari/site'
import {
  findPostById,
  idsOfPostsAbout,
  listStoredVideos,
  type PublicPost,
  publicAt,
  readChannel,
  readVideos,
  type StoredVideo,
} from '@bong-bari/table'
import { postPath, videoPath } from './addresses.ts'
import { shortenContent, sortByLikeness, videoIdsIn } from './posts.ts'

export const byDate = (a: Video, b: Video) =>
  b.publishedAt.localeCompare(a.publishedAt) || a.videoId.localeCompare(b.videoId)

export const byViews = (a: Video, b: Video) => (b.views ?? 0) - (a.views ?? 0) || byDate(a, b)

type List = 'LATEST' | 'POPULAR'

const readListedVideos = async (list: List) => (await readVideos(list))?.videos ?? []

/** Lists the first videos of a list; none before the first reading. */
export const listShownVideos = async (list: List) =>
  (await readListedVideos(list)).slice(0, videoListSize)

const emptyDetails = { description: '', shareImage: null, goneAt: null }

type VideoWithViews = StoredVideo & Pick<Video, 'views'>

/** Lists every video, newest first, gone ones too. A listed video is found before it is stored by itself. */
export const listEveryVideo = async (): Promise<VideoWithViews[]> => {
  const [latest, popular, stored] = await Promise.all([
    readListedVideos('LATEST'),
    readListedVideos('POPULAR'),
    listStoredVideos(),
  ])
  const byId = new Map<string, VideoWithViews>(stored.map((one) => [one.videoId, one]))
  for (const listed of [...popular, ...latest]) {
    const earlier = byId.get(listed.videoId)
    if (!earlier?.goneAt) byId.set(listed.videoId, { ...emptyDetails, ...earlier, ...listed })
  }
  return [...byId.values()].sort(byDate)
}

const isOnPlatform = ({ goneAt }: Pick<StoredVideo, 'goneAt'>) => !goneAt

/** Lists the videos that are on the platform, newest first. */
export const listVideos = async (): Promise<VideoWithViews[]> =>
  (await listEveryVideo()).filter(isOnPlatform)

/** These are shown as long as there is no other. */
const builtInVideos: VideoWithViews[] = fallbackVideos.map((one) => ({
  ...emptyDetails,
  ...one,
  description: fallbackDescriptions[one.videoId] ?? '',
  publishedAt: new Date(one.publishedAt).toISOString(),
  shareImage: fallbackShareImage(one),
}))

/** Lists the videos on the platform, or the built-in ones if there are none. */
export const listVideosOrBuiltIn = async () => {
  const videos = await listVideos()
  return videos.length ? videos : builtInVideos
}

/** The text by which videos are compared. */
const joinTexts = ({ title, description }: StoredVideo) => `${title} ${description}`

const maxNeighbours = 4

const findNewestPostAbout = async (videoId: string, now: Date) => {
  const ids = await idsOfPostsAbout(videoId)
  const posts = await Promise.all(ids.map(async (id) => publicAt(await findPostById(id), now)))
  return posts
    .filter((post): post is PublicPost => post !== undefined && videoIdsIn(post).includes(videoId))
    .sort((a, b) => b.publishAt.localeCompare(a.publishAt))
    .at(0)
}

const buildVideoPage = async (
  video: VideoWithViews,
  all: VideoWithViews[],
  now: Date,
): Promise<VideoPage> => {
  const others = all.filter(({ videoId }) => videoId !== video.videoId)
  const newer = others.filter((one) => byDate(one, video) < 0).at(-1) ?? null
  const older = others.find((one) => byDate(one, video) > 0) ?? null
  const beside = [newer, older].filter((one) => one !== null)
  const rest = others.filter((one) => !beside.includes(one))
  const post = await findNewestPostAbout(video.videoId, now)
  return {
    video,
    newer,
    older,
    alike: sortByLikeness(joinTexts(video), rest, joinTexts).slice(
      0,
      maxNeighbours - beside.length,
    ),
    post: post ? await shortenContent(post) : null,
  }
}

/** Finds the page of a video; `gone` if it is no longer on the platform. Built-in videos keep their pages. */
export const findVideoPage = async (
  videoId: string,
  now: Date,
): Promise<VideoPage | 'gone' | undefined> => {
  const videos = await listEveryVideo()
  const video = videos.find((one) => one.videoId === videoId)
  if (video && !isOnPlatform(video)) return 'gone'
  if (video) return buildVideoPage(video, videos.filter(isOnPlatform), now)
  const builtIn = builtInVideos.find((one) => one.videoId === videoId)
  return builtIn && buildVideoPage(builtIn, builtInVideos, now)
}

const unknownNumbers: ChannelNumbers = {
  subscribers: null,
  views: null,
  videos: null,
  recentViews: null,
}

/** Reads the numbers of the channel; all are null before the first reading. */
export const readChannelNumbers = async (): Promise<ChannelNumbers> =>
  (await readChannel()) ?? unknownNumbers

/** Views are left out, as they change constantly and stand on no page. */
const pickShownFields = ({ videoId, title, thumbnail, publishedAt }: Omit<Video, 'views'>) => ({
  videoId,
  title,
  thumbnail,
  publishedAt,
})

const pickListed = (videos: Video[]) => videos.slice(0, videoListSize).map(pickShownFields)

/** Returns the pages that a new reading of a list changes: only Home shows its first videos. */
export const pathsOfChangedList = (before: Video[], after: Video[]): string[] =>
  isDeepStrictEqual(pickListed(before), pickListed(after)) ? [] : ['/']

type MaybeVideo = StoredVideo | undefined

const shownFieldsOf = (video: MaybeVideo) =>
  video && !video.goneAt ? pickShownFields(video) : undefined

const listPaths = ['/videos', '/sitemap.xml', '/find.json']

/** The pages of the videos next to a new one, and of those most like it. */
const pathsAround = async (videoId: string, now: Date) => {
  const page = await findVideoPage(videoId, now)
  if (!page || page === 'gone') return []
  const beside = [page.newer, page.older, ...page.alike].filter((one) => one !== null)
  return beside.map((one) => videoPath(one.videoId))
}

const pathsOfPosts = async (videoId: string, now: Date) => {
  const ids = await idsOfPostsAbout(videoId)
  const posts = await Promise.all(ids.map(async (id) => publicAt(await findPostById(id), now)))
  return posts.flatMap((post) => (post ? postPath(post.slug) : []))
}

/** Returns the pages that a change of a video affects. If it is gone or has another title, those are all that may link to it. */
export const pathsOfChangedVideo = async (
  before: MaybeVideo,
  after: MaybeVideo,
  now: Date,
): Promise<string[]> => {
  const { videoId } = after ?? before ?? {}
  if (!videoId) return []
  if (isDeepStrictEqual(before, after)) return []
  const ownPaths = [videoPath(videoId), ...listPaths]
  const [shownBefore, shownAfter] = [shownFieldsOf(before), shownFieldsOf(after)]
  if (isDeepStrictEqual(shownBefore, shownAfter)) return ownPaths
  if (!shownBefore) return [...ownPaths, ...(await pathsAround(videoId, now))]
  const videos = await listVideos()
  return [
    ...ownPaths,
    '/',
    ...videos.map((one) => videoPath(one.videoId)),
    ...(await pathsOfPosts(videoId, now)),
  ]
}
