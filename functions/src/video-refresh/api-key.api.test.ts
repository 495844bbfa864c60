import { type FakeVideo, fakeVideoId } from '@bong-bari/local'
import { beforeEach, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { newestUpload, startVideos } from '../../testing/start-videos.ts'

const site = await startVideos()
beforeEach(() => site.reset())

const ids = (videos: { videoId: string }[]) => videos.map(({ videoId }) => videoId)

const mostViewed = (videos: FakeVideo[]) =>
  [...videos].sort((a, b) => b.views - a.views).map(({ id }) => id)

const change = (number: number, changes: Partial<FakeVideo>) => {
  const video = site.youtube.videos[number]
  if (!video) throw new Error(`there is no upload ${number}`)
  Object.assign(video, changes)
}

test('before the first refresh all lists are empty', async () => {
  expect(await site.latest()).toEqual([])
  expect(await site.popular()).toEqual([])
  expect(await site.all()).toEqual([])
  expect(site.youtube.requests).toBe(0)
})

test('API-01 ENT-36 the latest videos are the twelve newest, with all that is known of them', async () => {
  expect(await site.refresh('latest')).toEqual({ list: 'latest', outcome: 'refreshed', videos: 50 })
  const latest = await site.latest()
  expect(ids(latest)).toEqual(Array.from({ length: 12 }, (_, number) => fakeVideoId(number)))
  expect(latest[0]).toEqual({
    videoId: fakeVideoId(0),
    thumbnail: `https://i.ytimg.com/vi/${fakeVideoId(0)}/hqdefault.jpg`,
    title: 'মা যখন রাত দুটোয় ফোন ধরে ফেলে 0',
    publishedAt: '2026-03-01T10:00:00.000Z',
    views: 1,
    duration: 725,
  })
  expect(latest[3]?.title).toBe("Ma's <em>secret</em> recipe — it's just দই 3")
  expect(latest[4]).toMatchObject({ title: 'পুজোর বাজার 🪔 #shorts 4', duration: 42 })
})

test('API-02 the popular videos are the twelve most viewed of all uploads', async () => {
  expect(await site.refresh('sweep')).toMatchObject({ outcome: 'refreshed', videos: 60 })
  expect(ids(await site.popular())).toEqual(mostViewed(site.youtube.videos).slice(0, 12))
})

test('what nobody can watch is left out, and the next ones take its place', async () => {
  change(0, { state: 'premiere' })
  change(1, { state: 'private' })
  change(2, { state: 'deleted', views: 9_000_000 })
  change(3, { state: 'unlisted' })
  await site.refresh('latest')
  await site.refresh('sweep')
  const hidden = [0, 1, 2, 3].map(fakeVideoId)
  expect(ids(await site.latest())[0]).toBe(fakeVideoId(4))
  expect(await site.latest()).toHaveLength(12)
  for (const videos of [await site.latest(), await site.popular()])
    expect(ids(videos).filter((id) => hidden.includes(id))).toEqual([])
})

test('a first page without enough to watch is followed by the next', async () => {
  expectErrorLog(/too many gone/)
  for (let number = 0; number < 45; number++) change(number, { state: 'private' })
  await site.refresh('latest')
  expect(ids(await site.latest())).toEqual(
    Array.from({ length: 12 }, (_, number) => fakeVideoId(45 + number)),
  )
})

test('LIM-02 views are read anew and order the popular videos before the next sweep', async () => {
  await site.refresh('sweep')
  const second = (await site.popular())[1]?.videoId
  change(
    site.youtube.videos.findIndex(({ id }) => id === second),
    { views: 5_000_000 },
  )
  site.youtube.units = 0
  await site.refresh('popular')
  expect((await site.popular())[0]).toMatchObject({ videoId: second, views: 5_000_000 })
  expect(site.youtube.units).toBeLessThanOrEqual(2)
})

test('after a change of channel nothing of the old one is shown', async () => {
  await site.refresh('sweep')
  const old = site.youtube.videos
  site.youtube.videos = old.map((video, number) => ({ ...video, id: fakeVideoId(5000 + number) }))
  await site.refresh('latest')
  await site.refresh('popular')
  for (const videos of [await site.latest(), await site.popular()])
    expect(ids(videos).filter((id) => old.some((video) => video.id === id))).toEqual([])
})

test('videos of another channel are no longer counted as its own', async () => {
  expectErrorLog(/too many gone/)
  await site.refresh('sweep')
  const before = await site.popular()
  site.reset({ ...site.youtube.env, YOUTUBE_CHANNEL_ID: 'UCanother' })
  expect(await site.refresh('popular')).toMatchObject({ outcome: 'kept', reason: 'not-found' })
  expect(await site.popular()).toEqual(before)
})

test('LIM-01 LIM-02 a day of a channel with 500 videos costs under 1,000 units of quota', async () => {
  const { fakeUploads } = await import('@bong-bari/local')
  const { videoRefreshMinutes } = await import('@bong-bari/contract')
  site.youtube.videos = fakeUploads(500, newestUpload)
  const start = site.clock.now
  const hour = 60
  await site.refresh('sweep', { now: start })
  const ofSweep = site.youtube.units
  for (let minute = 0; minute < hour; minute++)
    for (const list of ['latest', 'popular', 'channel'] as const)
      if (minute % videoRefreshMinutes[list] === 0)
        await site.refresh(list, { now: start + minute * 60_000 })
  site.clock.now += hour * 60_000
  expect(ids(await site.popular())).toEqual(mostViewed(site.youtube.videos).slice(0, 12))
  expect(site.printed.filter((line) => line.includes('"refreshed"'))).toHaveLength(1 + 12 + 4 + 4)
  const ofDay = ofSweep + 24 * (site.youtube.units - ofSweep)
  expect(ofDay).toBeGreaterThan(288 + 96)
  expect(ofDay).toBeLessThan(1000)
})

test('all videos have the 50 newest and the 100 most viewed, each once, newest first', async () => {
  const { fakeUploads } = await import('@bong-bari/local')
  site.youtube.videos = fakeUploads(300, newestUpload)
  await site.refresh('latest')
  await site.refresh('sweep')
  const all = await site.all()
  const newest = site.youtube.videos.slice(0, 50).map(({ id }) => id)
  const viewed = mostViewed(site.youtube.videos).slice(0, 100)
  expect(ids(all)).toEqual(expect.arrayContaining([...newest, ...viewed]))
  expect(new Set(ids(all)).size).toBe(all.length)
  const dates = all.map(({ publishedAt }) => publishedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(await site.latest()).toHaveLength(12)
  expect(await site.popular()).toHaveLength(12)
})
