import { createServer, type ServerResponse } from 'node:http'
import { stopServer } from '../aws/table-engine.ts'
import { listen } from '../runner/listen.ts'
import { apiAnswer, type FakeAnswer, type FakeStatistics } from './fake-youtube-api.ts'
import { feedAnswer } from './fake-youtube-feed.ts'
import type { FakeVideo } from './fake-youtube-videos.ts'

/** Instead of an answer; `stuck` begins one and never ends. */
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

/**
 * Fakes the Data API and public feed of one channel. Change `videos` (newest first), `statistics`
 * and `trouble` at any time; `units` counts quota, `requests` every request.
 */
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
    /** Without the key the site reads the feed. */
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
