import type { Trouble } from '@bong-bari/local'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startVideos } from '../../testing/start-videos.ts'

const site = await startVideos()
beforeEach(() => site.reset())
afterAll(() => site.stop())

const untold = { subscribers: null, views: null, videos: null }
const refreshed = { list: 'channel', outcome: 'refreshed' }

const withSubscribers = async (subscribers: number) => {
  site.youtube.statistics = { subscribers }
  site.clock.now += 60_000
  return site.refresh('channel')
}

test('before the first reading nothing is known of the channel', async () => {
  expect(await site.channel()).toEqual(untold)
})

test('subscribers, views and videos of the channel are read for one unit of quota', async () => {
  expect(await site.refresh('channel')).toEqual(refreshed)
  const views = site.youtube.videos.reduce((sum, video) => sum + video.views, 0)
  expect(await site.channel()).toEqual({ subscribers: 12_400, views, videos: 60 })
  expect(site.youtube.units).toBe(1)
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

const troubles: [Trouble, string][] = [
  ['quota', 'quota'],
  ['error', 'unavailable'],
  ['garbage', 'malformed'],
  ['empty', 'malformed'],
  ['hang-up', 'unreachable'],
]

test.each(troubles)('%s keeps the last good copy and is counted once', async (trouble, reason) => {
  await site.refresh('channel')
  const before = await site.channel()
  site.youtube.trouble = trouble
  site.clock.now += 60_000
  site.printed.length = 0
  expect(await site.refresh('channel')).toMatchObject({ outcome: 'kept', reason })
  expect(site.printed.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', list: 'channel', VideoRefreshFailed: 1 }),
  ])
  expect(await site.channel()).toEqual(before)
})

test('a channel that the platform does not know keeps what was told', async () => {
  await site.refresh('channel')
  const before = await site.channel()
  site.reset({ ...site.youtube.env, YOUTUBE_CHANNEL_ID: 'UCnobody' })
  expect(await site.refresh('channel')).toMatchObject({ outcome: 'kept', reason: 'not-found' })
  expect(await site.channel()).toEqual(before)
})

test('the alarms about old videos do not take it for a reading of the videos', async () => {
  await site.refresh('channel')
  const [line = '{}'] = site.printed
  expect(JSON.parse(line)).toMatchObject({ VideoRefreshFailed: 0 })
  expect(line).not.toMatch(/VideosRefreshed|VideoAge/)
})

test('of two readings the later one stays, in whatever order they end', async () => {
  const earlier = site.clock.now
  await withSubscribers(20_000)
  site.youtube.statistics = { subscribers: 10_000 }
  expect(await site.refresh('channel', { now: earlier })).toEqual({
    list: 'channel',
    outcome: 'overtaken',
  })
  expect(await site.channel()).toMatchObject({ subscribers: 20_000 })
})
