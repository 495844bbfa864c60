import * as z from 'zod'
import type { Group } from './route.ts'

/** `duration` is in seconds. Views and duration are there where the source tells them. */
export const video = z.object({
  videoId: z.string().regex(/^[\w-]{11}$/),
  thumbnail: z.url(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  views: z.number().int().nonnegative().optional(),
  duration: z.number().int().nonnegative().optional(),
})
export type Video = z.output<typeof video>

const list = z.array(video)

export const youtube = {
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
} as const satisfies Group
