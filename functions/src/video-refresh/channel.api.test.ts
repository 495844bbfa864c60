import { beforeEach, expect, test } from 'vitest'
import { startVideos } from '../../testing/start-videos.ts'

const site = await startVideos()
beforeEach(() => site.reset())

const untold = { subscribers: null, views: null, videos: null, recentViews: null }
const refreshed = { list: 'channel', outcome: 'refreshed' }

test('before the first reading nothing is known of the channel', async () => {
  expect(await site.channel()).toEqual(untold)
})

test('subscribers, views and videos of the channel are read for one unit of quota', async () => {
  expect(await site.refresh('channel')).toEqual(refreshed)
  const views = site.youtube.videos.reduce((sum, video) => sum + video.views, 0)
  expect(await site.channel()).toEqual({
    subscribers: 12_400,
    views,
    videos: 60,
    recentViews: null,
  })
  expect(site.youtube.units).toBe(1)
})

const day = 86_400_000
/** The views of the channel, which are counted, are so many more. */
const watched = (more: number) => {
  const [video] = site.youtube.videos
  if (video) video.views += more
}

test('views of 28 days are the difference of totals that are kept daily, and of no more days', async () => {
  await site.refresh('channel')
  watched(500)
  site.clock.now += 27 * day
  await site.refresh('channel')
  expect(await site.channel()).toMatchObject({ recentViews: null })
  watched(700)
  site.clock.now += day
  await site.refresh('channel')
  expect(await site.channel()).toMatchObject({ recentViews: 1_200 })
  // The 28 days before this one began on a day on which nothing was read.
  site.clock.now += day
  await site.refresh('channel')
  expect(await site.channel()).toMatchObject({ recentViews: null })
})

test('views that the platform took away, and those of another channel, make no number', async () => {
  await site.refresh('channel')
  watched(-100)
  site.clock.now += 28 * day
  await site.refresh('channel')
  expect(await site.channel()).toMatchObject({ recentViews: null })
  watched(5_000)
  const { writeChannel } = await import('@bong-bari/table')
  await writeChannel('UCbefore', { subscribers: 1, views: 1, videos: 1 }, new Date(site.clock.now))
  site.clock.now += 28 * day
  await site.refresh('channel')
  expect(await site.channel()).toMatchObject({ recentViews: null })
})

test('hidden subscribers stay untold, and the rest is told', async () => {
  site.youtube.statistics = { subscribers: 12_400, hidesSubscribers: true }
  await site.refresh('channel')
  expect(await site.channel()).toMatchObject({ subscribers: null, videos: 60 })
})

test('the public feed tells nothing of the channel, and what the API told before goes', async () => {
  await site.refresh('channel')
  site.withoutKey()
  expect(await site.refresh('channel')).toEqual(refreshed)
  expect(await site.channel()).toEqual(untold)
  expect(site.youtube.requests).toBe(0)
})

test('an error keeps the last good copy and is counted once', async () => {
  await site.refresh('channel')
  const before = await site.channel()
  site.youtube.trouble = 'error'
  site.clock.now += 60_000
  site.printed.length = 0
  expect(await site.refresh('channel')).toMatchObject({ outcome: 'kept', reason: 'unavailable' })
  expect(site.printed.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', list: 'channel' }),
    expect.objectContaining({ VideoRefreshFailed: 1 }),
  ])
  expect(await site.channel()).toEqual(before)
})

test('the alarms about old videos do not take it for a reading of the videos', async () => {
  await site.refresh('channel')
  const lines = site.printed.join('')
  expect(lines).toContain('"VideoRefreshFailed":0')
  expect(lines).not.toMatch(/VideosRefreshed|VideoAge/)
})
