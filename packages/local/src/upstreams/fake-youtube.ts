import { createServer, type ServerResponse } from 'node:http'
import { listen, stopServer } from '../front/server.ts'

/** A video, which is public unless `state` says otherwise. */
export type FakeVideo = {
  id: string
  title: string
  publishedAt: string
  views: number
  /** An ISO 8601 duration. */
  duration: string
  state?: 'premiere' | 'private' | 'unlisted' | 'deleted'
}

const titles = [
  'মা যখন রাত দুটোয় ফোন ধরে ফেলে',
  'ইলিশের শেষ টুকরো & মায়ের বিচার',
  'শাশুড়ি বনাম "ফুচকা" | ঘরোয়া কোর্ট',
  "Ma's <em>secret</em> recipe — it's just দই",
  'পুজোর বাজার 🪔 #shorts',
]

/** Returns an id of eleven characters, like YouTube's. */
export const fakeVideoId = (number: number) => `fake${String(number).padStart(7, '0')}`

const day = 24 * 60 * 60_000

/** Makes up one upload a day, the newest first, at the ISO time `newest`. Every fifth is a short. Views do not follow from dates. */
export const fakeUploads = (count: number, newest: string): FakeVideo[] =>
  Array.from({ length: count }, (_, number) => ({
    id: fakeVideoId(number),
    title: `${titles[number % titles.length]} ${number}`,
    publishedAt: new Date(Date.parse(newest) - number * day).toISOString().replace('.000', ''),
    views: ((number * 7919) % 10_007) * 10 + 1,
    duration: number % 5 === 4 ? 'PT42S' : 'PT12M5S',
  }))

type FakeAnswer = { status: number; type: string; body: string }

/** The channel's statistics; the numbers of videos and views are computed. */
type FakeStatistics = { subscribers: number; hidesSubscribers?: boolean }

type Account = {
  channelId: string
  key: string
  videos: FakeVideo[]
  statistics: FakeStatistics
}

const maxPageSize = 50

const json = (status: number, value: unknown): FakeAnswer => ({
  status,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(value),
})

const refuse = (code: number, reason: string) =>
  json(code, { error: { code, message: reason, errors: [{ domain: 'youtube', reason }] } })

const playlistTitle = ({ state, title }: FakeVideo) =>
  state === 'private' ? 'Private video' : state === 'deleted' ? 'Deleted video' : title

const playlistItems = (params: URLSearchParams, { channelId, videos }: Account) => {
  const size = Number(params.get('maxResults') ?? 5)
  const start = Number(params.get('pageToken')?.replace(/^PAGE/, '') ?? 0)
  if (size > maxPageSize || Number.isNaN(start)) return refuse(400, 'invalidValue')
  if (params.get('playlistId') !== channelId.replace(/^UC/, 'UU'))
    return refuse(404, 'playlistNotFound')
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

const toVideoResource = (channelId: string, video: FakeVideo) => {
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
  if (!ids.length || ids.length > maxPageSize) return refuse(400, 'invalidFilters')
  const listedVideos = ids.flatMap((id) => videos.find((video) => video.id === id) ?? [])
  const items = listedVideos.filter(({ state }) => state !== 'deleted')
  return json(200, {
    kind: 'youtube#videoListResponse',
    items: items.map((video) => toVideoResource(channelId, video)),
  })
}

/** For an unknown channel YouTube's answer has no `items`. */
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

/** Answers a call of the Data API, with the units of quota that it costs. */
const answerApiCall = (url: URL, account: Account): { answer: FakeAnswer; units: number } => {
  const method = url.pathname.replace('/youtube/v3/', '')
  const params = url.searchParams
  const units = costs[method] ?? 0
  if (params.get('key') !== account.key) return { answer: refuse(400, 'keyInvalid'), units: 0 }
  if (!params.get('part')) return { answer: refuse(400, 'missingRequiredParameter'), units }
  if (method === 'channels') return { answer: channelsById(params, account), units }
  if (method === 'playlistItems') return { answer: playlistItems(params, account), units }
  if (method === 'videos') return { answer: videosById(params, account), units }
  return { answer: refuse(404, 'notFound'), units }
}

/** What comes instead of an answer. `stuck` begins an answer and never ends it. */
export type Trouble = 'quota' | 'error' | 'stuck' | 'garbage' | 'empty' | 'huge' | 'hang-up'

const answerInTrouble: Record<Trouble, (response: ServerResponse) => void> = {
  quota: (response) => {
    const error = { code: 403, errors: [{ domain: 'youtube.quota', reason: 'quotaExceeded' }] }
    response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  },
  error: (response) => response.writeHead(500).end('Internal Error'),
  stuck: (response) => response.writeHead(200).write('{'),
  garbage: (response) => response.writeHead(200).end('<html><body>Before you continue'),
  empty: (response) => response.writeHead(200).end(),
  huge: (response) => response.writeHead(200).end('['.repeat(6 * 1024 * 1024)),
  'hang-up': (response) => response.destroy(),
}

const feedSize = 15

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one)

const formatEntry = ({ id, title, publishedAt, views, state }: FakeVideo) => `
 <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <title>${escapeXml(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author>
   <name>বং বাড়ি</name>
  </author>
  <published>${publishedAt.replace('Z', '+00:00')}</published>
  <media:group>
   <media:title>${escapeXml(title)}</media:title>
   <media:thumbnail url="https://i2.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/>
   <media:description><![CDATA[<b>বাড়ির গল্প</b> & more]]></media:description>
   <media:community>
    <media:starRating count="9" average="5.00" min="1" max="5"/>
    <media:statistics views="${state === 'premiere' ? 0 : views}"/>
   </media:community>
  </media:group>
 </entry>`

/** The feed has the newest public uploads and premieres. */
const answerFeedCall = (url: URL, channelId: string, videos: FakeVideo[]): FakeAnswer => {
  const type = 'text/xml; charset=UTF-8'
  if (url.searchParams.get('channel_id') !== channelId)
    return { status: 404, type: 'text/html', body: '<html>Error 404 (Not Found)!!1</html>' }
  const shown = videos.filter(({ state }) => !state || state === 'premiere').slice(0, feedSize)
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <!-- one channel -->
 <title>বং বাড়ি</title>${shown.map(formatEntry).join('')}
</feed>
`
  return { status: 200, type, body }
}

/** Starts a stand-in for the Data API and the feed of one channel. Tests may change `videos` (the newest first), `statistics` and `trouble`. `units` counts used quota, `requests` all calls. */
export const startFakeYoutube = async ({
  channelId = 'UCbongbari0000000000test',
  key = 'AIza-test-key-of-the-fake',
  videos = [],
}: {
  channelId?: string
  key?: string
  videos?: FakeVideo[]
} = {}) => {
  const state: {
    videos: FakeVideo[]
    trouble: Trouble | undefined
    units: number
    requests: number
    statistics: FakeStatistics
  } = { videos, trouble: undefined, units: 0, requests: 0, statistics: { subscribers: 12_400 } }
  const answerTo = (url: URL): FakeAnswer => {
    if (url.pathname === '/feeds/videos.xml') return answerFeedCall(url, channelId, state.videos)
    const { videos, statistics } = state
    const { answer, units } = answerApiCall(url, { channelId, key, videos, statistics })
    state.units += units
    return answer
  }
  const server = createServer((request, response) => {
    state.requests++
    if (state.trouble) return answerInTrouble[state.trouble](response)
    const { status, type, body } = answerTo(new URL(request.url ?? '/', 'http://fake.test'))
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  const url = `http://127.0.0.1:${await listen(server, 0)}`
  return Object.assign(state, {
    channelId,
    key,
    /** Variables for the functions. Without the key they read the feed. */
    env: {
      YOUTUBE_CHANNEL_ID: channelId,
      YOUTUBE_API_KEY: key,
      YOUTUBE_API_URL: `${url}/youtube/v3`,
      YOUTUBE_FEED_URL: `${url}/feeds/videos.xml`,
    },
    stop: () => stopServer(server),
  })
}
export type FakeYoutube = Awaited<ReturnType<typeof startFakeYoutube>>
