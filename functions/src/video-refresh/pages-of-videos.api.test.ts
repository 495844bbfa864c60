import { fakeVideoId } from '@bong-bari/local'
import { beforeEach, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startVideos } from '../../testing/start-videos.ts'

const site = await startVideos()
const { findStoredVideo, listStoredVideos } = await import('@bong-bari/table')
beforeEach(() => site.reset())

const upload = (number: number) => {
  const video = site.youtube.videos[number]
  if (!video) throw new Error(`there is no upload ${number}`)
  return video
}
const ids = (videos: { videoId: string }[]) => videos.map(({ videoId }) => videoId)
const everything = async () => {
  for (const list of ['latest', 'sweep', 'popular'] as const) await site.refresh(list)
}
const statusOf = site.pageStatus

test('every video that is listed has a page, with what YouTube says below it', async () => {
  await everything()
  const { video, newer, older, alike, post } = await site.page(fakeVideoId(3))
  expect(video).toMatchObject({
    title: upload(3).title,
    description: 'বাড়ির গল্প',
    duration: 725,
  })
  expect(video).not.toHaveProperty('goneAt')
  expect([newer?.videoId, older?.videoId, post]).toEqual([fakeVideoId(2), fakeVideoId(4), null])
  expect(alike).toHaveLength(2)
  expect(ids(alike)).not.toContain(fakeVideoId(3))
  expect(await statusOf('nobody-had1')).toBe(404)
})

test('one that YouTube removed says so, stands in no window, and comes back with it', async () => {
  await everything()
  const [gone, hidden] = [fakeVideoId(1), fakeVideoId(20)]
  upload(1).state = 'deleted'
  upload(20).state = 'private'
  await everything()
  for (const id of [gone, hidden]) {
    expect(await statusOf(id)).toBe(410)
    for (const videos of [await site.latest(), await site.popular(), await site.all()])
      expect(ids(videos)).not.toContain(id)
  }
  expect((await site.page(fakeVideoId(0))).older?.videoId).toBe(fakeVideoId(2))
  delete upload(20).state
  await everything()
  expect(await statusOf(hidden)).toBe(200)
  expect(ids(await site.all())).toContain(hidden)
})

test('one that no list has any more keeps its page, and is known to be there', async () => {
  const { fakeUploads } = await import('@bong-bari/local')
  await everything()
  const old = fakeVideoId(59)
  upload(59).views = 0
  const newer = fakeUploads(120, '2026-06-01T10:00:00Z').map((one, number) => ({
    ...one,
    id: fakeVideoId(900 + number),
    views: 1_000_000 + number,
  }))
  site.youtube.videos = [...newer, ...site.youtube.videos]
  await everything()
  expect(ids(await site.all())).toContain(old)
  expect(await statusOf(old)).toBe(200)
  upload(120 + 59).state = 'deleted'
  await everything()
  expect(await statusOf(old)).toBe(410)
})

test('when YouTube forgets most videos at once nothing is gone', async () => {
  expectErrorLog(/too many gone/)
  await everything()
  const known = (await listStoredVideos()).filter(({ goneAt }) => !goneAt).length
  for (const video of site.youtube.videos.slice(5)) video.state = 'private'
  await site.refresh('sweep')
  expect((await listStoredVideos()).filter(({ goneAt }) => !goneAt)).toHaveLength(known)
})

test('another title comes with the next refresh, and no write is for nothing', async () => {
  expectErrorLog(/too many gone/)
  await everything()
  const id = fakeVideoId(7)
  const before = await findStoredVideo(id)
  await everything()
  expect(await findStoredVideo(id)).toEqual(before)
  upload(7).title = 'Another name'
  await everything()
  expect(await findStoredVideo(id)).toEqual({ ...before, title: 'Another name' })
})
