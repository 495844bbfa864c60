import { type Video, video } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import * as z from 'zod/mini'
import { callYoutube, type YoutubeApi } from './youtube-fetch.ts'

/** Its beginning. */
export type DescribedVideo = Video & { description: string }

type Told = {
  videoId: string
  title: string
  description?: string | undefined
  publishedAt: string
  /** Best first. */
  thumbnails: (string | undefined)[]
  views: string | number | undefined
  duration?: number | undefined
}

const pictureHost = 'i.ytimg.com'

const isPicture = (address: string | undefined): address is string => {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' && url.host === pictureHost && !url.username
}

const count = (given: string | number | undefined) =>
  /^\d{1,15}$/.test(String(given)) ? Number(given) : undefined

/** Up to the first empty line; then come links and hashtags. */
const mostLines = 4
const mostLetters = 400
const isProse = (line: string) => /[\p{L}\p{N}]/u.test(line.replace(/https?:\/\/\S+|[#@]\S+/g, ''))

const beginningOf = (description: string) => {
  const lines = description
    .slice(0, 5_000)
    .split('\n')
    .map((line) => line.trim())
  const prose = lines.filter(isProse).slice(0, mostLines).join('\n')
  return cut(prose, mostLetters)
}

/** Undefined where required facts are missing. */
export const asVideo = (told: Told): DescribedVideo | undefined => {
  const published = new Date(told.publishedAt)
  if (Number.isNaN(published.getTime())) return undefined
  const views = count(told.views)
  const { data } = video.safeParse({
    videoId: told.videoId,
    title: told.title.trim(),
    publishedAt: published.toISOString(),
    thumbnail:
      told.thumbnails.find(isPicture) ?? `https://${pictureHost}/vi/${told.videoId}/hqdefault.jpg`,
    ...(views !== undefined && { views }),
    ...(told.duration && { duration: told.duration }),
  })
  return data?.title ? { ...data, description: beginningOf(told.description ?? '') } : undefined
}

/** Per request, one unit of quota. */
const batch = 50

/** Beyond 5,000 uploads, older ones are skipped. */
const sweepPages = 100

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
    maxResults: String(batch),
    ...(pageToken && { pageToken }),
  })
  return { ids: items.flatMap(videoIdOf), next: nextPageToken }
}

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
type Listed = z.output<typeof listed>

const isUpcoming = ({ snippet, liveStreamingDetails: live }: Listed) =>
  snippet.liveBroadcastContent === 'upcoming' ||
  (live?.scheduledStartTime !== undefined && !live.actualStartTime)

const isPublic = ({ status }: Listed) =>
  (status?.privacyStatus ?? 'public') === 'public' &&
  !['deleted', 'failed', 'rejected'].includes(status?.uploadStatus ?? '')

/** ISO 8601, such as `P1DT2H3M4S`; undefined when invalid. */
export const secondsOf = (duration: string | undefined) => {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration ?? '')
  if (!parts) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

/** The widest may have bars or be missing; `high` always exists. */
const sizes = ['high', 'medium', 'standard', 'maxres', 'default']

/** Undefined for private, deleted and coming ones. */
export const publicVideo = (item: Listed): DescribedVideo | undefined => {
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

const readBatch = async (api: YoutubeApi, ids: string[]): Promise<Listed[]> => {
  if (!ids.length) return []
  const { items } = await read(api, 'videos', {
    part: 'snippet,statistics,contentDetails,status,liveStreamingDetails',
    fields:
      'items(id,snippet(channelId,title,description,publishedAt,thumbnails,liveBroadcastContent),' +
      'statistics/viewCount,contentDetails/duration,status(privacyStatus,uploadStatus),' +
      'liveStreamingDetails(scheduledStartTime,actualStartTime))',
    id: ids.join(','),
  })
  return items.flatMap((item) => listed.safeParse(item).data ?? [])
}

/** Public, newest first, until `enough`. Two units of quota per 50 uploads. */
export const readUploads = async (api: YoutubeApi, enough: number): Promise<DescribedVideo[]> => {
  const videos = new Map<string, DescribedVideo>()
  let token: string | undefined
  for (let page = 0; page < sweepPages; page++) {
    const { ids, next } = await readPage(api, token)
    for (const item of await readBatch(api, ids)) {
      const video = publicVideo(item)
      if (video) videos.set(video.videoId, video)
    }
    if (!next || next === token || videos.size >= enough) break
    token = next
  }
  return [...videos.values()]
}

/** Public and the channel's own. One unit per 50. */
export const readVideosById = async (api: YoutubeApi, ids: string[]): Promise<DescribedVideo[]> => {
  const starts = ids.flatMap((_, index) => (index % batch ? [] : index))
  const batches = await Promise.all(
    starts.map((start) => readBatch(api, ids.slice(start, start + batch))),
  )
  return batches
    .flat()
    .filter(({ snippet }) => !snippet.channelId || snippet.channelId === api.channelId)
    .flatMap((item) => publicVideo(item) ?? [])
}
