import { isDeepStrictEqual } from 'node:util'
import { type ManagedVideo, type Video, videoListSize } from '@bong-bari/contract'
import { findPostById, idsOfPostsAbout, publicAt } from '@bong-bari/table'
import { postPath, videoPath } from './paths.ts'
import { allVideos, pageOfVideo } from './videos.ts'

/** Without views, which change constantly and are on no page. */
const shown = ({ videoId, title, thumbnail, publishedAt }: Omit<Video, 'views'>) => ({
  videoId,
  title,
  thumbnail,
  publishedAt,
})

const first = (videos: Video[]) => videos.slice(0, videoListSize).map(shown)

/** Home has the first. */
export const pagesOfVideos = (before: Video[], now: Video[]): string[] =>
  isDeepStrictEqual(first(before), first(now)) ? [] : ['/']

type Kept = ManagedVideo | undefined

const inWindow = (video: Kept) => (video && !video.goneAt ? shown(video) : undefined)

const ofTeam = ({ version: _, changedBy, updatedAt, ...video }: ManagedVideo) => video

const lists = ['/videos', '/sitemap.xml', '/find.json']

/** Beside a new video, and most like it. */
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

/** Gone or renamed: every page that may link to it. */
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
