import { createServer, type ServerResponse } from 'node:http'
import { stopServer } from '../aws/table-engine.ts'
import { listen } from '../runner/listen.ts'
import { apiAnswer, type FakeAnswer, type FakeStatistics } from './fake-youtube-api.ts'
import type { FakeVideo } from './fake-youtube-videos.ts'

/** Instead of an answer; `stuck` never ends its answer. */
export type Trouble = 'quota' | 'error' | 'stuck' | 'garbage' | 'empty' | 'huge' | 'hang-up'

const inTrouble: Record<Trouble, (response: ServerResponse) => void> = {
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

const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one)

const entry = ({ id, title, publishedAt, views, state }: FakeVideo) => `
 <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <title>${escaped(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author>
   <name>বং বাড়ি</name>
  </author>
  <published>${publishedAt.replace('Z', '+00:00')}</published>
  <media:group>
   <media:title>${escaped(title)}</media:title>
   <media:thumbnail url="https://i2.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/>
   <media:description><![CDATA[<b>বাড়ির গল্প</b> & more]]></media:description>
   <media:community>
    <media:starRating count="9" average="5.00" min="1" max="5"/>
    <media:statistics views="${state === 'premiere' ? 0 : views}"/>
   </media:community>
  </media:group>
 </entry>`

/** Newest public uploads, and premieres. */
const feedAnswer = (url: URL, channelId: string, videos: FakeVideo[]): FakeAnswer => {
  const type = 'text/xml; charset=UTF-8'
  if (url.searchParams.get('channel_id') !== channelId)
    return { status: 404, type: 'text/html', body: '<html>Error 404 (Not Found)!!1</html>' }
  const shown = videos.filter(({ state }) => !state || state === 'premiere').slice(0, feedSize)
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <!-- one channel -->
 <title>বং বাড়ি</title>${shown.map(entry).join('')}
</feed>
`
  return { status: 200, type, body }
}

/** Data API and feed of one channel. `videos` (newest first), `statistics` and `trouble` may change; `units` counts quota, `requests` all. */
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
    if (url.pathname === '/feeds/videos.xml') return feedAnswer(url, channelId, state.videos)
    const { videos, statistics } = state
    const { answer, units } = apiAnswer(url, { channelId, key, videos, statistics })
    state.units += units
    return answer
  }
  const server = createServer((request, response) => {
    state.requests++
    if (state.trouble) return inTrouble[state.trouble](response)
    const { status, type, body } = answerTo(new URL(request.url ?? '/', 'http://fake.test'))
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  const url = `http://127.0.0.1:${await listen(server, 0)}`
  return Object.assign(state, {
    channelId,
    key,
    /** Without the key the feed is read. */
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
