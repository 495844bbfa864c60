import { api, createClient, type VideoRefresh, videoPage } from '@bong-bari/contract'
import { fakeUploads, invoker, runAsFunction, startFakeYoutube, startTable } from '@bong-bari/local'
import { afterAll, vi } from 'vitest'

export const newestUpload = '2026-03-01T10:00:00Z'

const settings = [
  'YOUTUBE_CHANNEL_ID',
  'YOUTUBE_API_KEY',
  'YOUTUBE_API_KEY_PARAMETER',
  'YOUTUBE_API_URL',
  'YOUTUBE_FEED_URL',
]

/** The video functions over an embedded table and a fake platform with 60 uploads. */
export const startVideos = async () => {
  const [table, youtube] = await Promise.all([startTable(), startFakeYoutube()])
  afterAll(() => Promise.all([table.stop(), youtube.stop()]))
  Object.assign(process.env, table.env, { ORIGIN_SECRET: 'of the test' })
  const { handler } = await import('../src/video-refresh/handler.ts')
  const reads = await import('../src/videos/handler.ts')
  const { findVideoPage, readChannelNumbers } = await import('../src/public-data/videos.ts')
  const call = createClient({
    baseUrl: 'http://site.test',
    fetch: invoker({ videos: reads.handler }),
  })
  const printed: string[] = []
  const clock = { now: Date.parse('2026-03-02T00:00:00Z') }

  /** Sets the settings to these and nothing else, and the platform to its uploads. */
  const reset = (env: Record<string, string> = youtube.env) => {
    for (const name of settings) delete process.env[name]
    Object.assign(process.env, env)
    const videos = fakeUploads(60, newestUpload)
    const statistics = { subscribers: 12_400 }
    Object.assign(youtube, { videos, statistics, trouble: undefined, units: 0, requests: 0 })
    clock.now += 60_000
    printed.length = 0
    vi.restoreAllMocks()
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.push(String(text))
      return true
    })
  }

  const { YOUTUBE_CHANNEL_ID, YOUTUBE_FEED_URL } = youtube.env

  const findPage = (videoId: string) =>
    runAsFunction('publish', () => findVideoPage(videoId, new Date(clock.now)))

  return {
    youtube,
    clock,
    /** What the functions printed since the last reset. */
    printed,
    reset,
    withoutKey: () => reset({ YOUTUBE_CHANNEL_ID, YOUTUBE_FEED_URL }),
    /** Refreshes as the schedule does; `left` are the milliseconds that Lambda gives. */
    refresh: (list: VideoRefresh['list'], { now = clock.now, left = 30_000 } = {}) =>
      runAsFunction('video-refresh', () =>
        handler(
          { list, time: new Date(now).toISOString() },
          { getRemainingTimeInMillis: () => left },
        ),
      ),
    latest: () => call(api.videos.latest),
    popular: () => call(api.videos.popular),
    all: () => call(api.videos.all),
    page: async (videoId: string) => videoPage.parse(await findPage(videoId)),
    /** The status that visitors get from the page of a video. */
    pageStatus: async (videoId: string) => {
      const page = await findPage(videoId)
      return page === 'gone' ? 410 : page ? 200 : 404
    },
    channel: () => runAsFunction('publish', readChannelNumbers),
  }
}
