import * as z from 'zod/mini'
import type { Group } from './route.ts'
import { videoIdForm } from './youtube-link.ts'

/** `duration` is in seconds. Views and duration are there where the source tells them. */
export const video = z.object({
  videoId: z.string().check(z.regex(videoIdForm)),
  thumbnail: z.url(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  views: z.optional(z.int().check(z.nonnegative())),
  duration: z.optional(z.int().check(z.nonnegative())),
})
export type Video = z.output<typeof video>

/** The most videos that `latest` and `popular` answer. */
export const videoListSize = 12

/** The most videos that are kept of each: of the newest one page of the platform's answer. */
export const keptVideos = { latest: 50, popular: 100 } as const

const told = z.nullable(z.int().check(z.nonnegative()))

/** What the platform tells of the whole channel; null is what it does not tell. */
export const channelNumbers = z.object({ subscribers: told, views: told, videos: told })
export type ChannelNumbers = z.output<typeof channelNumbers>

/** What asks for a reading, and the time that counts as now for it. */
export const videoRefresh = z.object({
  list: z.enum(['latest', 'popular', 'sweep', 'channel']),
  time: z.iso.datetime(),
})
export type VideoRefresh = z.output<typeof videoRefresh>

const list = z.array(video)

/** `latest` and `popular` answer at most `videoListSize` videos; no list has any before the channel was read once. */
export const videos = {
  /** Newest first. */
  latest: {
    method: 'GET',
    path: '/api/youtube/latest',
    access: 'public',
    response: list,
    cache: 300,
  },
  /** Most viewed first. */
  popular: {
    method: 'GET',
    path: '/api/youtube/popular',
    access: 'public',
    response: list,
    cache: 900,
  },
  /** All that is kept of both, each once, newest first. */
  all: {
    method: 'GET',
    path: '/api/youtube/videos',
    access: 'public',
    response: list,
    cache: 300,
  },
  /** Nothing but null before the channel was read once. */
  channel: {
    method: 'GET',
    path: '/api/youtube/channel',
    access: 'public',
    response: channelNumbers,
    cache: 900,
  },
} as const satisfies Group
