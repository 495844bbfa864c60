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

/** What asks for a reading, and the time that counts as now for it. */
export const videoRefresh = z.object({
  list: z.enum(['latest', 'popular', 'sweep']),
  time: z.iso.datetime(),
})
export type VideoRefresh = z.output<typeof videoRefresh>

const list = z.array(video)

/** Both answer at most `videoListSize` videos, and none before the channel was read once. */
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
} as const satisfies Group
