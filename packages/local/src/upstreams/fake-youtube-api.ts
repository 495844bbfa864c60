import type { FakeVideo } from './fake-youtube-videos.ts'

export type FakeAnswer = { status: number; type: string; body: string }

/** Videos and views are derived. */
export type FakeStatistics = { subscribers: number; hidesSubscribers?: boolean }

type Account = {
  channelId: string
  key: string
  videos: FakeVideo[]
  statistics: FakeStatistics
}

const largestPage = 50

const json = (status: number, value: unknown): FakeAnswer => ({
  status,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(value),
})

const refused = (code: number, reason: string) =>
  json(code, { error: { code, message: reason, errors: [{ domain: 'youtube', reason }] } })

const playlistTitle = ({ state, title }: FakeVideo) =>
  state === 'private' ? 'Private video' : state === 'deleted' ? 'Deleted video' : title

const playlistItems = (params: URLSearchParams, { channelId, videos }: Account) => {
  const size = Number(params.get('maxResults') ?? 5)
  const start = Number(params.get('pageToken')?.replace(/^PAGE/, '') ?? 0)
  if (size > largestPage || Number.isNaN(start)) return refused(400, 'invalidValue')
  if (params.get('playlistId') !== channelId.replace(/^UC/, 'UU'))
    return refused(404, 'playlistNotFound')
  const next = start + size
  return json(200, {
    kind: 'youtube#playlistItemListResponse',
    ...(next < videos.length && { nextPageToken: `PAGE${next}` }),
    pageInfo: { totalResults: videos.length, resultsPerPage: size },
    items: videos.slice(start, next).map((video) => ({
      kind: 'youtube#playlistItem',
      snippet: {
        publishedAt: video.publishedAt,
        title: playlistTitle(video),
        resourceId: { kind: 'youtube#video', videoId: video.id },
      },
      contentDetails: { videoId: video.id },
    })),
  })
}

const thumbnail = (id: string, name: string) => ({
  url: `https://i.ytimg.com/vi/${id}/${name}.jpg`,
})

const resource = (channelId: string, video: FakeVideo) => {
  const { id, title, publishedAt, views, duration, state } = video
  const premiere = state === 'premiere'
  return {
    kind: 'youtube#video',
    id,
    snippet: {
      channelId,
      publishedAt,
      title,
      description: 'বাড়ির গল্প',
      thumbnails: { default: thumbnail(id, 'default'), high: thumbnail(id, 'hqdefault') },
      liveBroadcastContent: premiere ? 'upcoming' : 'none',
    },
    contentDetails: { duration: premiere ? 'P0D' : duration },
    status: {
      uploadStatus: 'processed',
      privacyStatus: state === 'private' || state === 'unlisted' ? state : 'public',
    },
    statistics: { viewCount: String(views) },
    ...(premiere && { liveStreamingDetails: { scheduledStartTime: '2099-01-01T00:00:00Z' } }),
  }
}

const videosById = (params: URLSearchParams, { channelId, videos }: Account) => {
  const ids = params.get('id')?.split(',') ?? []
  if (!ids.length || ids.length > largestPage) return refused(400, 'invalidFilters')
  const found = ids.flatMap((id) => videos.find((video) => video.id === id) ?? [])
  const items = found.filter(({ state }) => state !== 'deleted')
  return json(200, {
    kind: 'youtube#videoListResponse',
    items: items.map((video) => resource(channelId, video)),
  })
}

/** `items` is absent for unknown channels. */
const channelsById = (params: URLSearchParams, { channelId, videos, statistics }: Account) => {
  const isKnown = params.get('id') === channelId && params.get('part') === 'statistics'
  const { subscribers, hidesSubscribers = false } = statistics
  const item = {
    kind: 'youtube#channel',
    id: channelId,
    statistics: {
      viewCount: String(videos.reduce((sum, { views }) => sum + views, 0)),
      subscriberCount: String(hidesSubscribers ? 0 : subscribers),
      hiddenSubscriberCount: hidesSubscribers,
      videoCount: String(videos.length),
    },
  }
  return json(200, { kind: 'youtube#channelListResponse', ...(isKnown && { items: [item] }) })
}

const costs: Record<string, number> = { channels: 1, playlistItems: 1, videos: 1, search: 100 }

/** A Data API answer, and its units of quota. */
export const apiAnswer = (url: URL, account: Account): { answer: FakeAnswer; units: number } => {
  const called = url.pathname.replace('/youtube/v3/', '')
  const params = url.searchParams
  const units = costs[called] ?? 0
  if (params.get('key') !== account.key) return { answer: refused(400, 'keyInvalid'), units: 0 }
  if (!params.get('part')) return { answer: refused(400, 'missingRequiredParameter'), units }
  if (called === 'channels') return { answer: channelsById(params, account), units }
  if (called === 'playlistItems') return { answer: playlistItems(params, account), units }
  if (called === 'videos') return { answer: videosById(params, account), units }
  return { answer: refused(404, 'notFound'), units }
}
