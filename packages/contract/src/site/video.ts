import * as z from 'zod/mini'
import { post } from '../post/posts.ts'
import { storedPicture, videoIdForm } from '../route/links.ts'
import type { Group } from '../route/route.ts'

/** A video of the platform. `duration` is in seconds. */
export const video = z.object({
  videoId: z.string().check(z.regex(videoIdForm)),
  thumbnail: z.url(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  views: z.optional(z.int().check(z.nonnegative())),
  duration: z.optional(z.int().check(z.nonnegative())),
})
export interface Video extends z.output<typeof video> {}

/** Thumbnails of built-in videos are paths of this site. */
const thumbnail = z.string()
const besideVideo = z.object({ ...video.shape, thumbnail })

/** What the page of a video shows. `description` is the platform's, shortened. */
export const shownVideo = z.object({
  ...z.omit(video, { views: true }).shape,
  thumbnail,
  description: z._default(z.string(), ''),
  shareImage: z._default(storedPicture, null),
})
export interface ShownVideo extends z.output<typeof shownVideo> {}

/** A video with its neighbours by date, similar ones, and the newest post that shows it. */
export const videoPage = z.object({
  video: shownVideo,
  newer: z.nullable(besideVideo),
  older: z.nullable(besideVideo),
  alike: z.array(besideVideo),
  post: z.nullable(post),
})
export interface VideoPage extends z.output<typeof videoPage> {}

export const videoListSize = 12

/** So many videos of each list are stored. `latest` is one page of the platform. */
export const maxListedVideos = { latest: 50, popular: 100 } as const

const publicCount = z.nullable(z.int().check(z.nonnegative()))

/** A number is null if the platform does not tell it. */
export const publicNumbers = z.object({
  subscribers: publicCount,
  views: publicCount,
  videos: publicCount,
})
export interface PublicNumbers extends z.output<typeof publicNumbers> {}

/** `recentViews` is of the last 28 days; null until there is a total from before. */
export type ChannelNumbers = PublicNumbers & { recentViews: number | null }

/** The scheduled call that reads one list. `time` counts as now. */
export const videoRefresh = z.object({
  list: z.enum(['latest', 'popular', 'sweep', 'channel']),
  time: z.iso.datetime(),
})
export type VideoRefresh = z.output<typeof videoRefresh>

const list = z.array(video)

/** The lists have at most `videoListSize` videos, and none before the first reading. */
export const videos = {
  latest: {
    method: 'GET',
    path: '/api/youtube/latest',
    access: 'public',
    response: list,
    cache: 300,
  },
  popular: {
    method: 'GET',
    path: '/api/youtube/popular',
    access: 'public',
    response: list,
    cache: 900,
  },
  /** Lists all videos, each once, newest first. */
  all: {
    method: 'GET',
    path: '/api/youtube/videos',
    access: 'public',
    response: list,
    cache: 300,
  },
} as const satisfies Group

/** Minutes between readings. `latest` and `popular` refresh these lists; `sweep` reads every upload for popularity; `channel` its numbers. */
export const videoRefreshMinutes = { latest: 5, popular: 15, sweep: 24 * 60, channel: 15 } as const
