import { type Video, video } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import * as z from 'zod/mini'
import { callYoutube, type YoutubeApi } from './youtube-fetch.ts'

/** A video with the beginning of its description. */
export type DescribedVideo = Video & { description: string }

type VideoFacts = {
  videoId: string
  title: string
  description?: string | undefined
  publishedAt: string
  /** Addresses, the best first. */
  thumbnails: (string | undefined)[]
  views: string | number | undefined
  duration?: number | undefined
}

const pictureHost = 'i.ytimg.com'

const isThumbnail = (address: string | undefined): address is string => {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' && url.host === pictureHost && !url.username
}

const parseCount = (text: string | number | undefined) =>
  /^\d{1,15}$/.test(String(text)) ? Number(text) : undefined

/** A description begins with at most four lines of prose; then come links and hashtags. */
const maxLines = 4
const maxLetters = 400
const isProse = (line: string) => /[\p{L}\p{N}]/u.test(line.replace(/https?:\/\/\S+|[#@]\S+/g, ''))

const shortenDescription = (description: string) => {
  const lines = description
    .slice(0, 5_000)
    .split('\n')
    .map((line) => line.trim())
  const prose = lines.filter(isProse).slice(0, maxLines).join('\n')
  return cut(prose, maxLetters)
}

/** Checks what YouTube says of a video. Returns undefined if a required field is missing. */
export const parseVideo = (facts: VideoFacts): DescribedVideo | undefined => {
  const published = new Date(facts.publishedAt)
  if (Number.isNaN(published.getTime())) return undefined
  const views = parseCount(facts.views)
  const { data } = video.safeParse({
    videoId: facts.videoId,
    title: facts.title.trim(),
    publishedAt: published.toISOString(),
    thumbnail:
      facts.thumbnails.find(isThumbnail) ??
      `https://${pictureHost}/vi/${facts.videoId}/hqdefault.jpg`,
    ...(views !== undefined && { views }),
    ...(facts.duration && { duration: facts.duration }),
  })
  return data?.title
    ? { ...data, description: shortenDescription(facts.description ?? '') }
    : undefined
}

/** A request may ask for so many videos, and costs one unit of quota. */
const batchSize = 50

/** With 50 uploads a page, the oldest beyond 5,000 are skipped. */
const maxPages = 100

const answer = z.object({ nextPageToken: z.optional(z.string()), items: z.array(z.unknown()) })

const playlistItem = z.object({
  contentDetails: z.optional(z.object({ videoId: z.string() })),
  snippet: z.optional(z.object({ resourceId: z.optional(z.object({ videoId: z.string() })) })),
})

const read = (
  api: YoutubeApi,
  resource: 'playlistItems' | 'videos',
  params: Record<string, string>,
) => callYoutube(api, { resource, params, schema: answer })

const videoIdOf = (item: unknown) => {
  const { data } = playlistItem.safeParse(item)
  return data?.contentDetails?.videoId ?? data?.snippet?.resourceId?.videoId ?? []
}

const readPage = async (api: YoutubeApi, pageToken: string | undefined) => {
  const { items, nextPageToken } = await read(api, 'playlistItems', {
    part: 'contentDetails,snippet',
    fields: 'nextPageToken,items(contentDetails/videoId,snippet/resourceId/videoId)',
    playlistId: api.channelId.replace(/^UC/, 'UU'),
    maxResults: String(batchSize),
    ...(pageToken && { pageToken }),
  })
  return { ids: items.flatMap(videoIdOf), next: nextPageToken }
}

/** A video in the answer of `videos.list`. */
export const listedVideo = z.object({
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
type ListedVideo = z.output<typeof listedVideo>

const isUpcoming = ({ snippet, liveStreamingDetails: live }: ListedVideo) =>
  snippet.liveBroadcastContent === 'upcoming' ||
  (live?.scheduledStartTime !== undefined && !live.actualStartTime)

const isPublic = ({ status }: ListedVideo) =>
  (status?.privacyStatus ?? 'public') === 'public' &&
  !['deleted', 'failed', 'rejected'].includes(status?.uploadStatus ?? '')

/** Returns the seconds of an ISO 8601 duration such as `P1DT2H3M4S`, or undefined if it is invalid. */
export const parseDuration = (duration: string | undefined) => {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration ?? '')
  if (!parts) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

/** Thumbnails in order of preference: the widest may have bars or be missing, `high` always exists. */
const thumbnailSizes = ['high', 'medium', 'standard', 'maxres', 'default']

/** Returns undefined for private, deleted and scheduled videos. */
export const toPublicVideo = (item: ListedVideo): DescribedVideo | undefined => {
  if (!isPublic(item) || isUpcoming(item)) return undefined
  const { id, snippet, statistics, contentDetails } = item
  return parseVideo({
    videoId: id,
    title: snippet.title,
    description: snippet.description,
    publishedAt: snippet.publishedAt,
    thumbnails: thumbnailSizes.map((size) => snippet.thumbnails?.[size]?.url),
    views: statistics?.viewCount,
    duration: parseDuration(contentDetails?.duration),
  })
}

const readBatch = async (api: YoutubeApi, ids: string[]): Promise<ListedVideo[]> => {
  if (!ids.length) return []
  const { items } = await read(api, 'videos', {
    part: 'snippet,statistics,contentDetails,status,liveStreamingDetails',
    fields:
      'items(id,snippet(channelId,title,description,publishedAt,thumbnails,liveBroadcastContent),' +
      'statistics/viewCount,contentDetails/duration,status(privacyStatus,uploadStatus),' +
      'liveStreamingDetails(scheduledStartTime,actualStartTime))',
    id: ids.join(','),
  })
  return items.flatMap((item) => listedVideo.safeParse(item).data ?? [])
}

/** Reads public uploads, the newest first, until there are `enough`. Costs two units of quota per 50 uploads. */
export const readUploads = async (api: YoutubeApi, enough: number): Promise<DescribedVideo[]> => {
  const videos = new Map<string, DescribedVideo>()
  let token: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const { ids, next } = await readPage(api, token)
    for (const item of await readBatch(api, ids)) {
      const video = toPublicVideo(item)
      if (video) videos.set(video.videoId, video)
    }
    if (!next || next === token || videos.size >= enough) break
    token = next
  }
  return [...videos.values()]
}

/** Reads those of the given videos that are public and the channel's own. Costs one unit of quota per 50. */
export const readVideosById = async (api: YoutubeApi, ids: string[]): Promise<DescribedVideo[]> => {
  const starts = ids.flatMap((_, index) => (index % batchSize ? [] : index))
  const batches = await Promise.all(
    starts.map((start) => readBatch(api, ids.slice(start, start + batchSize))),
  )
  return batches
    .flat()
    .filter(({ snippet }) => !snippet.channelId || snippet.channelId === api.channelId)
    .flatMap((item) => toPublicVideo(item) ?? [])
}
