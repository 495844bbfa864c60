import { isDeepStrictEqual } from 'node:util'
import {
  type ChannelNumbers,
  type ManagedVideo,
  type Video,
  type VideoPage,
  videoListSize,
} from '@bong-bari/contract'
import { fallbackShareImage, fallbackVideos, fallbackWords } from '@bong-bari/site'
import {
  findPostById,
  idsOfPostsAbout,
  listKeptVideos,
  type PublicPost,
  publicAt,
  readChannel,
  readVideos,
} from '@bong-bari/table'
import { postPath, videoPath } from './addresses.ts'
import { byLikeness, listed, videoIdsIn } from './posts.ts'

export const byDate = (a: Video, b: Video) =>
  b.publishedAt.localeCompare(a.publishedAt) || a.videoId.localeCompare(b.videoId)

export const byViews = (a: Video, b: Video) => (b.views ?? 0) - (a.views ?? 0) || byDate(a, b)

type List = 'LATEST' | 'POPULAR'

const keptVideos = async (list: List) => (await readVideos(list))?.videos ?? []

/** The videos of a list that Home shows. There are none before YouTube was read for the first time. */
export const shownVideos = async (list: List) => (await keptVideos(list)).slice(0, videoListSize)

const unsaid = {
  description: '',
  aboutBn: null,
  aboutEn: null,
  shareImage: null,
  goneAt: null,
  updatedAt: null,
  version: 0,
  changedBy: null,
}

type KeptVideo = ManagedVideo & Pick<Video, 'views'>

/** Every stored video, the newest first, also those that are gone from YouTube. A video of a list counts before its own item is written. */
export const everyKeptVideo = async (): Promise<KeptVideo[]> => {
  const [latest, popular, kept] = await Promise.all([
    keptVideos('LATEST'),
    keptVideos('POPULAR'),
    listKeptVideos(),
  ])
  const byId = new Map<string, KeptVideo>(kept.map((one) => [one.videoId, one]))
  for (const one of [...popular, ...latest])
    if (!byId.get(one.videoId)?.goneAt)
      byId.set(one.videoId, { ...unsaid, ...byId.get(one.videoId), ...one })
  return [...byId.values()].sort(byDate)
}

const isThere = ({ goneAt }: Pick<ManagedVideo, 'goneAt'>) => !goneAt

/** The videos that are on YouTube now, the newest first. */
export const allVideos = async (): Promise<KeptVideo[]> => (await everyKeptVideo()).filter(isThere)

/** The videos that are shown while no other is stored. */
const builtIn: KeptVideo[] = fallbackVideos.map((one) => ({
  ...unsaid,
  ...one,
  ...fallbackWords[one.videoId],
  publishedAt: new Date(one.publishedAt).toISOString(),
  shareImage: fallbackShareImage(one),
}))

/** Returns {@link allVideos}, or the built-in ones if there are none. */
export const shownOrBuiltIn = async () => {
  const all = await allVideos()
  return all.length ? all : builtIn
}

/** The text by which videos are compared. */
const textOf = ({ title, description, aboutBn, aboutEn }: ManagedVideo) =>
  [title, description, aboutBn, aboutEn].join(' ')

const maxAlikeVideos = 4

const newestPostAbout = async (videoId: string, now: Date) => {
  const ids = await idsOfPostsAbout(videoId)
  const found = await Promise.all(ids.map(async (id) => publicAt(await findPostById(id), now)))
  return found
    .filter((post): post is PublicPost => post !== undefined && videoIdsIn(post).includes(videoId))
    .sort((a, b) => b.publishAt.localeCompare(a.publishAt))
    .at(0)
}

const pageOf = async (video: KeptVideo, all: KeptVideo[], now: Date): Promise<VideoPage> => {
  const others = all.filter(({ videoId }) => videoId !== video.videoId)
  const newer = others.filter((one) => byDate(one, video) < 0).at(-1) ?? null
  const older = others.find((one) => byDate(one, video) > 0) ?? null
  const beside = [newer, older].filter((one) => one !== null)
  const rest = others.filter((one) => !beside.includes(one))
  const post = await newestPostAbout(video.videoId, now)
  return {
    video,
    newer,
    older,
    alike: byLikeness(textOf(video), rest, textOf).slice(0, maxAlikeVideos - beside.length),
    post: post ? await listed(post) : null,
  }
}

/** Reads the page of a video. `gone` means that YouTube no longer has it. Built-in videos always have pages. */
export const pageOfVideo = async (
  videoId: string,
  now: Date,
): Promise<VideoPage | 'gone' | undefined> => {
  const every = await everyKeptVideo()
  const video = every.find((one) => one.videoId === videoId)
  if (video && !isThere(video)) return 'gone'
  if (video) return pageOf(video, every.filter(isThere), now)
  const own = builtIn.find((one) => one.videoId === videoId)
  return own && pageOf(own, builtIn, now)
}

const untold: ChannelNumbers = {
  subscribers: null,
  views: null,
  videos: null,
  recentViews: null,
}

/** The channel's numbers, all null before YouTube was read for the first time. */
export const shownChannel = async (): Promise<ChannelNumbers> => (await readChannel()) ?? untold

/** What pages show of a video. Views change constantly and are on no page. */
const shown = ({ videoId, title, thumbnail, publishedAt }: Omit<Video, 'views'>) => ({
  videoId,
  title,
  thumbnail,
  publishedAt,
})

const first = (videos: Video[]) => videos.slice(0, videoListSize).map(shown)

/** Lists the pages that a changed list concerns. Only Home shows it, and only its first videos. */
export const pagesOfVideos = (before: Video[], now: Video[]): string[] =>
  isDeepStrictEqual(first(before), first(now)) ? [] : ['/']

type Kept = ManagedVideo | undefined

const inWindow = (video: Kept) => (video && !video.goneAt ? shown(video) : undefined)

const ofTeam = ({ version: _, changedBy, updatedAt, ...video }: ManagedVideo) => video

const lists = ['/videos', '/sitemap.xml', '/find.json']

/** The pages of the videos beside a new one, and of those most like it. */
const pathsAround = async (videoId: string, now: Date) => {
  const page = await pageOfVideo(videoId, now)
  if (!page || page === 'gone') return []
  const beside = [page.newer, page.older, ...page.alike].filter((one) => one !== null)
  return beside.map((one) => videoPath(one.videoId))
}

const pathsOfPosts = async (videoId: string, now: Date) => {
  const ids = await idsOfPostsAbout(videoId)
  const posts = await Promise.all(ids.map(async (id) => publicAt(await findPostById(id), now)))
  return posts.flatMap((post) => (post ? postPath(post.slug) : []))
}

/** Lists the pages that a changed video concerns. If it is gone or renamed, these are all pages that may link to it. */
export const pagesOfVideo = async (before: Kept, is: Kept, now: Date): Promise<string[]> => {
  const { videoId } = is ?? before ?? {}
  if (!videoId) return []
  if (before && is && isDeepStrictEqual(ofTeam(before), ofTeam(is))) return []
  const own = [videoPath(videoId), ...lists]
  const [was, next] = [inWindow(before), inWindow(is)]
  if (isDeepStrictEqual(was, next)) return own
  if (!was) return [...own, ...(await pathsAround(videoId, now))]
  const all = await allVideos()
  return [
    ...own,
    '/',
    ...all.map((one) => videoPath(one.videoId)),
    ...(await pathsOfPosts(videoId, now)),
  ]
}
