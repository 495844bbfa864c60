import * as z from 'zod/mini'
import type { Group } from './route.ts'

/** `duration` is in seconds. Views and duration are there where the source tells them. */
export const video = z.object({
  videoId: z.string().check(z.regex(/^[\w-]{11}$/)),
  thumbnail: z.url(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  views: z.optional(z.int().check(z.nonnegative())),
  duration: z.optional(z.int().check(z.nonnegative())),
})
export type Video = z.output<typeof video>

/** The most videos that a list answers. */
export const videoListSize = 12

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

/** Lists answer at most `videoListSize` videos, and none before the channel was read once. */
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
  /** Nothing but null before the channel was read once. */
  channel: {
    method: 'GET',
    path: '/api/youtube/channel',
    access: 'public',
    response: channelNumbers,
    cache: 900,
  },
} as const satisfies Group
