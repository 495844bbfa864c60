import * as z from 'zod/mini'
import { callYoutube, type YoutubeApi } from './youtube-call.ts'
import { type Listed, listed, publicVideo } from './youtube-listed.ts'
import type { ToldVideo } from './youtube-video.ts'

/** The API's limit; one request costs one unit of quota. */
const batch = 50

/** Of a channel with more than 5,000 uploads the older are not looked at. */
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

/**
 * Public videos, newest first, page by page until there are `enough`. Costs two units of quota for
 * each 50 uploads.
 */
export const readUploads = async (api: YoutubeApi, enough: number): Promise<ToldVideo[]> => {
  const videos = new Map<string, ToldVideo>()
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

/** Those that are public and the channel's own. Costs one unit for each 50. */
export const readVideosById = async (api: YoutubeApi, ids: string[]): Promise<ToldVideo[]> => {
  const starts = ids.flatMap((_, index) => (index % batch ? [] : index))
  const batches = await Promise.all(
    starts.map((start) => readBatch(api, ids.slice(start, start + batch))),
  )
  return batches
    .flat()
    .filter(({ snippet }) => !snippet.channelId || snippet.channelId === api.channelId)
    .flatMap((item) => publicVideo(item) ?? [])
}
