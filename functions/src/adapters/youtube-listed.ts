import * as z from 'zod/mini'
import { asVideo, type ToldVideo } from './youtube-video.ts'

/** As `videos.list` answers. */
export const listed = z.object({
  id: z.string(),
  snippet: z.object({
    channelId: z.optional(z.string()),
    title: z.string(),
    description: z.optional(z.string()),
    publishedAt: z.string(),
    liveBroadcastContent: z.optional(z.string()),
    thumbnails: z.optional(z.record(z.string(), z.object({ url: z.optional(z.string()) }))),
  }),
  statistics: z.optional(z.object({ viewCount: z.optional(z.union([z.string(), z.number()])) })),
  contentDetails: z.optional(z.object({ duration: z.optional(z.string()) })),
  status: z.optional(
    z.object({ privacyStatus: z.optional(z.string()), uploadStatus: z.optional(z.string()) }),
  ),
  liveStreamingDetails: z.optional(
    z.object({
      scheduledStartTime: z.optional(z.string()),
      actualStartTime: z.optional(z.string()),
    }),
  ),
})
export type Listed = z.output<typeof listed>

const isUpcoming = ({ snippet, liveStreamingDetails: live }: Listed) =>
  snippet.liveBroadcastContent === 'upcoming' ||
  (live?.scheduledStartTime !== undefined && !live.actualStartTime)

const isPublic = ({ status }: Listed) =>
  (status?.privacyStatus ?? 'public') === 'public' &&
  !['deleted', 'failed', 'rejected'].includes(status?.uploadStatus ?? '')

/** Seconds of an ISO 8601 duration such as `P1DT2H3M4S`; undefined when it is none. */
export const secondsOf = (duration: string | undefined) => {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration ?? '')
  if (!parts) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

/** The widest have bars or may be missing; `high` is always there. */
const sizes = ['high', 'medium', 'standard', 'maxres', 'default']

/** Undefined while nobody can watch it: private, deleted or yet to begin. */
export const publicVideo = (item: Listed): ToldVideo | undefined => {
  if (!isPublic(item) || isUpcoming(item)) return undefined
  const { id, snippet, statistics, contentDetails } = item
  return asVideo({
    videoId: id,
    title: snippet.title,
    description: snippet.description,
    publishedAt: snippet.publishedAt,
    thumbnails: sizes.map((size) => snippet.thumbnails?.[size]?.url),
    views: statistics?.viewCount,
    duration: secondsOf(contentDetails?.duration),
  })
}
