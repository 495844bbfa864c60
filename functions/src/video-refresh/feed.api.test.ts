import { fakeVideoId } from '@bong-bari/local'
import { beforeEach, expect, test } from 'vitest'
import { startVideos } from '../../testing/start-videos.ts'

const site = await startVideos()
beforeEach(() => site.withoutKey())

test('without a channel nothing is fetched and both lists are empty', async () => {
  site.reset({})
  for (const list of ['latest', 'popular', 'sweep'] as const)
    expect(await site.refresh(list)).toEqual({ list, outcome: 'not-configured' })
  expect(await site.latest()).toEqual([])
  expect(await site.popular()).toEqual([])
  expect(site.youtube.requests).toBe(0)
})

test('API-01 ENT-36 without a key the public feed gives the latest videos, titles decoded', async () => {
  await site.refresh('latest')
  const latest = await site.latest()
  expect(latest).toHaveLength(12)
  expect(latest[1]).toEqual({
    videoId: fakeVideoId(1),
    thumbnail: `https://i.ytimg.com/vi/${fakeVideoId(1)}/hqdefault.jpg`,
    title: 'ইলিশের শেষ টুকরো & মায়ের বিচার 1',
    publishedAt: '2026-02-28T10:00:00.000Z',
    views: 79_191,
  })
  expect(latest[2]?.title).toBe('শাশুড়ি বনাম "ফুচকা" | ঘরোয়া কোর্ট 2')
  expect(latest[3]?.title).toBe("Ma's <em>secret</em> recipe — it's just দই 3")
  expect(site.youtube.units).toBe(0)
})

test('API-02 without a key the popular videos are those of the feed by their views', async () => {
  for (const list of ['sweep', 'popular'] as const) {
    await site.refresh(list)
    const views = (await site.popular()).map((video) => video.views ?? 0)
    expect(views).toHaveLength(12)
    expect(views).toEqual([...views].sort((a, b) => b - a))
    const feed = site.youtube.videos.slice(0, 15).map((video) => video.views)
    expect(views[0]).toBe(Math.max(...feed))
  }
})

test('a premiere whose date is to come is left out', async () => {
  const [first] = site.youtube.videos
  if (!first) throw new Error('the feed is empty')
  Object.assign(first, { state: 'premiere', publishedAt: '2099-01-01T00:00:00Z' })
  await site.refresh('latest')
  expect((await site.latest())[0]?.videoId).toBe(fakeVideoId(1))
})

test('a premiere to come is left out though its date is past, until it has been seen', async () => {
  const [first] = site.youtube.videos
  if (!first) throw new Error('the feed is empty')
  first.state = 'premiere'
  await site.refresh('latest')
  await site.refresh('popular')
  expect((await site.latest())[0]?.videoId).toBe(fakeVideoId(1))
  expect((await site.popular()).map(({ videoId }) => videoId)).not.toContain(first.id)
  delete first.state
  await site.refresh('latest', { now: site.clock.now + 60_000 })
  expect((await site.latest())[0]?.videoId).toBe(first.id)
})

test('a channel that YouTube does not know is named as the reason', async () => {
  site.reset({
    YOUTUBE_CHANNEL_ID: 'UCnobody',
    YOUTUBE_FEED_URL: site.youtube.env.YOUTUBE_FEED_URL,
  })
  expect(await site.refresh('latest')).toMatchObject({
    reason: 'not-found',
    message: 'YouTube knows no such channel: check YOUTUBE_CHANNEL_ID.',
  })
})

test('one that stood between others and is missed is gone, and one that the feed no longer reaches is not', async () => {
  const { fakeUploads } = await import('@bong-bari/local')
  const statusOf = site.pageStatus
  await site.refresh('latest')
  const [, , missed] = site.youtube.videos
  if (!missed) throw new Error('the feed is too short')
  missed.state = 'private'
  await site.refresh('latest')
  expect(await statusOf(missed.id)).toBe(410)
  const newer = fakeUploads(15, '2026-06-01T10:00:00Z').map((one, number) => ({
    ...one,
    id: fakeVideoId(900 + number),
  }))
  site.youtube.videos = [...newer, ...site.youtube.videos]
  await site.refresh('latest')
  expect([await statusOf(fakeVideoId(5)), await statusOf(missed.id)]).toEqual([200, 410])
})
